import type { Section } from './fields';
import { choice, file, real, text, whole } from './fields';
import { rockfallSections } from './rockfall';

const records = ['at2', 'smc', 'v2', 'v2c', 'csv', 'txt'];
const shapes = ['half-sine', 'one-sine', 'one-cosine', 'rectangular', 'ricker'];
const ofSlope = ['slope', 'material', 'materials', 'barrier'];

export const rockingSections: readonly Section[] = [
  { title: 'Project', path: '', shape: 'top', fields: [text('name', 'name')] },
  {
    title: 'Block', path: 'block', shape: 'table', fields: [
      { key: 'box_m', label: 'sides of a box', kind: 'triple', unit: 'm' }, file('mesh', 'or mesh', ['obj', 'ply', 'stl']), { key: 'planar', label: 'planar', kind: 'bool', usual: 'false', help: 'two lower corners in the x-z plane, as in textbooks' },
      real('density_kg_m3', 'density', 'kg/m³', '2600'), real('mass_kg', 'or mass', 'kg'), real('turn_deg', 'turned by', '°', '0'),
      real('tilt_deg', 'let go at tilt', '°', 'from rest'), { key: 'velocity_m_s', label: 'velocity', kind: 'triple', unit: 'm/s', usual: '0' }, { key: 'spin_rad_s', label: 'spin', kind: 'triple', unit: 'rad/s', usual: '0' },
    ],
  },
  {
    title: 'Pedestal', path: 'pedestal', shape: 'table', fields: [
      real('friction', 'static friction', '', '0.6'), real('kinetic_friction', 'kinetic friction', '', 'the same'), real('restitution', 'restitution', '', '0'),
      { key: 'box_m', label: 'box', kind: 'triple', unit: 'm', usual: 'a plane' }, file('mesh', 'or mesh', ['obj', 'ply', 'stl']),
    ],
  },
  {
    title: 'Ground motion', path: 'motion', shape: 'table', fields: [
      file('file', 'record', records), file('file_2', '90° clockwise', records), file('file_up', 'vertical', records),
      { key: 'files', label: 'records', kind: 'raw', usual: '["a.AT2", "b.AT2"]', help: 'of a fragility study' },
      { key: 'pulse', label: 'or pulse', kind: 'raw', usual: '{ shape = "half-sine", pga_g = 0.5, period_s = 0.8 }' },
      { key: 'pulses', label: 'pulses', kind: 'raw', usual: '{ shape = "half-sine", periods_s = [0.5, 1] }', help: 'of a fragility study' },
      real('step_s', 'step of text files', 's'), choice('unit', 'unit of text files', ['m/s2', 'g', 'cm/s2']), choice('baseline', 'baseline', ['none', 'mean', 'linear'], 'none'),
      real('scale', 'factor', '', '1'), real('pga_g', 'or scaled to PGA', 'g'), real('pgv_m_s', 'or to PGV', 'm/s'), real('azimuth_deg', 'azimuth', '°', '90: along x'),
    ],
  },
  {
    title: 'Study', path: 'study', shape: 'table', fields: [
      choice('type', 'type', ['single', 'grid', 'fragility', 'overturning'], 'needed'), real('record_step_s', 'rows every', 's', '0.01'),
      file('cases', 'cases', ['csv']), { key: 'alpha_deg', label: 'alpha', kind: 'numbers', unit: '°' }, { key: 'theta0_deg', label: 'theta0', kind: 'numbers', unit: '°' }, { key: 'mu', label: 'mu', kind: 'numbers' },
      { key: 'pga_g', label: 'intensities, PGA', kind: 'numbers', unit: 'g' }, { key: 'scales', label: 'or factors', kind: 'numbers' },
      { key: 'azimuths_deg', label: 'azimuths', kind: 'numbers', unit: '°' }, { key: 'frictions', label: 'frictions', kind: 'numbers' },
      choice('shape', 'pulse', shapes), { key: 'periods_s', label: 'periods', kind: 'numbers', unit: 's' },
      real('lowest_pga_g', 'lowest PGA', 'g'), real('highest_pga_g', 'highest PGA', 'g'), whole('steps', 'steps', '60'),
    ],
  },
  {
    title: 'Runout', path: 'runout', shape: 'table', closed: true, fields: [
      { key: 'place_m', label: 'place', kind: 'place', unit: 'm' }, choice('law', 'law on the slope', '@law', 'bounded'), real('max_time_s', 'longest time', 's', '300'), real('frames_per_s', 'frames', '1/s', '30'),
    ],
  },
  ...rockfallSections.filter((s) => ofSlope.includes(s.path)).map((s) => ({ ...s, closed: true })),
  {
    title: 'Engine', path: 'engine', shape: 'table', closed: true, fields: [
      choice('law', 'law of impacts', '@law', 'closest'), real('gravity_m_s2', 'gravity', 'm/s²', '9.81'), real('step_s', 'longest step', 's', '0.002'), real('contact_tolerance_m', 'contact tolerance', 'm', '1e-6 of the size'),
      real('after_motion_s', 'time after the motion', 's', '20'), real('toppled_deg', 'toppled at', '°'), real('max_turn_to_rest_deg', 'turn to rest', '°', '11.5'),
    ],
  },
];
