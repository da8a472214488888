// Keys of spatial scenes, as docs/spatial.md lists them.

import type { Field, Section } from './fields';
import { choice, file, real, text, whole } from './fields';

const triple = (key: string, label: string, unit = '', usual = '', more: Partial<Field> = {}): Field => ({ key, label, kind: 'triple', unit, usual, ...more });
const raw = (key: string, label: string, usual: string, more: Partial<Field> = {}): Field => ({ key, label, kind: 'raw', usual, ...more });
const numbers = (key: string, label: string, unit = '', usual = '', more: Partial<Field> = {}): Field => ({ key, label, kind: 'numbers', unit, usual, ...more });

export const spatialSections: readonly Section[] = [
  {
    title: 'Project', path: '', shape: 'top', fields: [
      text('name', 'name', { usual: 'that of the file' }), real('duration_s', 'duration', 's', 'needed'), raw('gravity_m_s2', 'gravity', '9.81', { unit: 'm/s²', help: 'downward, or a list [x, y, z]' }),
      choice('law', 'law of contacts', '@law', 'lcp', { help: 'how contacts are answered; none: bodies pass through each other' }),
    ],
  },
  {
    title: 'Bodies', path: 'body', shape: 'list', noun: 'body', fresh: { box_m: [0.2, 0.2, 0.2], position_m: [0, 0, 1] }, fields: [
      text('name', 'name', { usual: 'body-1, body-2, …' }), real('sphere_radius_m', 'sphere: radius', 'm'), triple('box_m', 'box: sides', 'm'),
      raw('capsule', 'capsule', '{ radius_m = 0.1, length_m = 0.5 }'), raw('cylinder', 'cylinder', '{ radius_m = 0.2, height_m = 0.5 }'),
      { key: 'hull_m', label: 'hull of points', kind: 'places', unit: 'm' }, file('mesh', 'mesh', ['obj', 'ply', 'stl']), choice('mesh_as', 'mesh taken as', ['hull', 'surface', 'parts'], 'hull'),
      choice('shape', 'shape of the library', '@shape'), triple('sides_m', 'sides', 'm', 'as drawn', { help: 'stretches mesh or shape' }), whole('seed', 'seed', '1', { help: 'of a boulder' }),
      { key: 'plane', label: 'plane', kind: 'bool', help: 'everything below z = 0 of the body' }, raw('parts', 'parts', '[{ box_m = [1, 0.2, 0.2] }, ...]', { help: 'shapes joined rigidly' }),
      triple('position_m', 'place', 'm', '0, 0, 0'), triple('turn_deg', 'turned about x, y, z', '°', '0, 0, 0'), numbers('quaternion', 'or quaternion', '', 'w, x, y, z'),
      real('density_kg_m3', 'density', 'kg/m³', '2700'), real('mass_kg', 'or mass', 'kg'), raw('inertia_kg_m2', 'inertia', 'from the shape', { unit: 'kg m²' }), triple('centre_m', 'centre of mass', 'm', 'from the shape'),
      choice('motion', 'motion', ['dynamic', 'fixed', 'kinematic'], 'dynamic'), raw('drive', 'drive', '{ amplitude_m = [0, 0, 0.01], frequency_Hz = 5 }', { help: 'how a kinematic body moves' }),
      triple('velocity_m_s', 'velocity', 'm/s', '0, 0, 0'), triple('spin_rad_s', 'spin', 'rad/s', '0, 0, 0'), choice('material', 'material', '@material', 'default'),
      real('linear_drag_1_s', 'drag', '1/s', '0'), real('angular_drag_1_s', 'drag of spin', '1/s', '0'), whole('collision_group', 'collision group', '0', { help: 'bodies of the same group > 0 do not touch' }),
      text('colour', 'colour', { usual: '#rrggbb' }), whole('copies', 'copies', '1'), triple('step_m', 'step of copies', 'm'), triple('step_turn_deg', 'turn of copies', '°', '0, 0, 0'),
      raw('grid', 'copies in a grid', '{ counts = [3, 3, 1], step_m = [1, 1, 1] }'), raw('ring', 'copies in a ring', '{ copies = 12 }'),
    ],
  },
  {
    title: 'Materials', path: 'material', shape: 'group', noun: 'material', fresh: { friction: 0.5, restitution: 0.2 },
    fields: [real('friction', 'friction', '', 'needed'), real('restitution', 'restitution', '', 'needed')],
  },
  {
    title: 'Pairs of materials', path: 'pair', shape: 'list', noun: 'pair', closed: true, fresh: { materials: ['default', 'default'], friction: 0.5, restitution: 0.2 }, fields: [
      raw('materials', 'materials', '["rock", "steel"]'), real('friction', 'friction', '', 'needed'), real('restitution', 'restitution', '', 'needed'),
    ],
  },
  {
    title: 'Joints', path: 'joint', shape: 'list', noun: 'joint', closed: true, fresh: { kind: 'pin', bodies: ['', 'world'], point_m: [0, 0, 1] }, fields: [
      text('name', 'name', { usual: 'joint-1, joint-2, …' }), choice('kind', 'kind', ['pin', 'hinge', 'slider'], 'needed'), raw('bodies', 'bodies', '["arm", "world"]'), triple('point_m', 'point', 'm', 'needed'),
      triple('axis', 'axis', '', 'of a hinge or slider'), numbers('limits_deg', 'limits', '°', 'none', { help: 'of a hinge, from the start' }), numbers('limits_m', 'limits', 'm', 'none', { help: 'of a slider, from the start' }),
      raw('motor', 'motor', '{ speed_rad_s = 1, gain_N_m_s = 200, torque_N_m = 60 }'),
    ],
  },
  {
    title: 'Springs', path: 'spring', shape: 'list', noun: 'spring', closed: true, fresh: { bodies: ['', 'world'], to_m: [0, 0, 1], stiffness_N_m: 1000 }, fields: [
      raw('bodies', 'bodies', '["a", "world"]'), triple('from_m', 'end on the first', 'm', 'centre of mass'), triple('to_m', 'end on the second', 'm', 'centre of mass'),
      real('stiffness_N_m', 'stiffness', 'N/m', 'needed'), real('damping_N_s_m', 'damping', 'N s/m', '0'), real('rest_length_m', 'rest length', 'm', 'length at the start'),
    ],
  },
  { title: 'Output', path: 'output', shape: 'table', fields: [real('frame_s', 'frames every', 's', '0.02'), { key: 'contacts', label: 'contacts kept', kind: 'bool', usual: 'false' }] },
  {
    title: 'Engine', path: '', shape: 'top', closed: true, fields: [
      real('dt_s', 'time step', 's', '0.002'), real('tolerance_m', 'bodies touch within', 'm', '1e-4'), real('resting_speed_m_s', 'resting speed', 'm/s', '2 |g| dt'),
      whole('most_events', 'impacts a step', '16'), whole('threads', 'threads', 'all'),
    ],
  },
  {
    title: 'Law penalty', path: 'penalty', shape: 'table', closed: true, fields: [
      choice('integrator', 'integrator', ['semi-implicit-euler', 'rosenbrock-shampine', 'rosenbrock-l-stable'], 'rosenbrock-l-stable'), choice('solver', 'solver', ['direct', 'bicgstab-diagonal', 'bicgstab-block'], 'direct'),
      real('depth_m', 'depth at rest', 'm', '1e-4'), real('stiffness_N_m', 'stiffness', 'N/m', 'from the depth'), real('damping_N_s_m', 'damping', 'N s/m', 'critical'), real('friction_speed_m_s', 'friction speed', 'm/s', '0.001'),
      raw('tangential_spring', 'tangential spring', 'true'), real('relative_error', 'relative error', '', '1e-4'), real('absolute_error', 'absolute error', '', '1e-6'), whole('most_retries', 'most retries', '40'),
    ],
  },
  { title: 'Symmetry', path: 'symmetry', shape: 'table', closed: true, fields: [triple('point_m', 'point of the mirror', 'm', '0, 0, 0'), triple('normal', 'its direction', '', 'needed')] },
  {
    title: 'Robot soccer', path: 'soccer', shape: 'table', closed: true, help: 'A game in place of bodies, materials and joints.', fields: [
      whole('robots', 'robots a team', '2'), real('length_m', 'length', 'm', '2.74'), real('width_m', 'width', 'm', '1.52'), real('goal_width_m', 'goal', 'm', '0.5'), real('wall_height_m', 'walls', 'm', '0.12'),
      real('ball_mass_kg', 'mass of the ball', 'kg', '0.046'), real('ball_radius_m', 'radius of the ball', 'm', '0.0215'), real('robot_mass_kg', 'mass of a robot', 'kg', '2'),
      real('top_speed_m_s', 'top speed', 'm/s', '0.9'), real('control_period_s', 'time between decisions', 's', '0.02'), whole('seed', 'seed', '1'),
    ],
  },
];

const shapeKeys: [key: string, word: string][] = [['sphere_radius_m', 'sphere'], ['box_m', 'box'], ['capsule', 'capsule'], ['cylinder', 'cylinder'], ['hull_m', 'hull'], ['mesh', 'mesh'], ['plane', 'plane'], ['parts', 'parts']];

/** What stands beside the name of an entry: its shape and how many there are, or what it joins. */
export function spatialBrief(list: string, table: Record<string, unknown>): string {
  const words = (v: unknown) => (Array.isArray(v) ? v.map((w) => String(w) || '?').join(' – ') : '');
  if (list === 'joint') return [String(table.kind ?? ''), words(table.bodies)].filter(Boolean).join(', ');
  if (list === 'spring') return words(table.bodies);
  if (list === 'pair') return words(table.materials);
  const shape = typeof table.shape === 'string' ? table.shape : shapeKeys.find(([key]) => key in table)?.[1] ?? '';
  const grid = table.grid as { counts?: unknown } | undefined;
  const ring = table.ring as { copies?: unknown } | undefined;
  const counts = Array.isArray(grid?.counts) ? grid.counts.map(Number).reduce((a, b) => a * b, 1) : Number(ring?.copies ?? table.copies ?? 1);
  return [shape, counts > 1 ? `${counts} times` : '', typeof table.motion === 'string' && table.motion !== 'dynamic' ? table.motion : ''].filter(Boolean).join(', ');
}
