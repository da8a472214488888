import type { Section } from './fields';
import { choice, file, random, real, text, whole } from './fields';

const rasters = ['tif', 'tiff', 'asc'];
const meshes = ['obj', 'ply', 'stl'];
const vectors = ['geojson', 'gpkg', 'shp'];

export const rockfallSections: readonly Section[] = [
  {
    title: 'Project', path: '', shape: 'top', fields: [
      text('name', 'name'), whole('seed', 'seed', '1', { help: 'of all random numbers: the same seed gives the same result' }),
      whole('rocks', 'rocks', 'one for each point', { help: 'how many rocks the sources let go together' }),
      { key: 'until', label: 'until', kind: 'raw', usual: '{ quantity = "energy@fence", percentile = 95, relative_ci = 0.05 }', help: 'instead of rocks: go on until a percentile is known well enough' },
    ],
  },
  {
    title: 'Slope', path: 'slope', shape: 'table', fields: [
      file('dem', 'height model', rasters), file('mesh', 'or mesh', meshes), whole('band', 'band', '1'),
      text('crs', 'coordinate system', { usual: 'that of the file' }),
    ],
  },
  {
    title: 'Materials', path: 'material', shape: 'group', noun: 'material', fresh: { restitution: 0.3, friction: 0.6 },
    fields: [random('restitution', 'restitution', '', 'needed'), random('friction', 'friction', '', 'needed')],
  },
  {
    title: 'Where which material is', path: 'materials', shape: 'table', closed: true, fields: [
      choice('default', 'elsewhere', '@material', 'the only material'), file('regions', 'regions', vectors), file('texture', 'raster of classes', rasters),
      { key: 'texture_classes', label: 'its classes', kind: 'raw', usual: '{ 1 = "rock", 2 = "talus" }' }, file('texture_legend', 'or legend', ['csv']),
      file('triangles', 'by triangle', ['csv']),
    ],
  },
  {
    title: 'Rocks', path: 'rock', shape: 'group', noun: 'rock', fresh: { shape: 'boulder', mass_kg: 800 }, fields: [
      choice('shape', 'shape', '@shape', 'needed'), random('mass_kg', 'mass', 'kg', 'density times volume'), random('density_kg_m3', 'density', 'kg/m³', '2700'),
      { key: 'sides_m', label: 'sides', kind: 'randoms', unit: 'm', usual: 'as drawn' },
      whole('variety', 'variety', '1', { help: 'of boulder: so many different shapes' }), whole('points', 'corners', '24', { help: 'of boulder' }),
      real('roundness', 'roundness', '', '0.8', { help: 'of boulder: 0 to 1' }), whole('seed', 'seed', 'that of the project'),
      whole('level', 'level', '3', { help: 'of sphere and ellipsoid: 20 · 4^level triangles' }), real('height_m', 'height', 'm', '', { help: 'of polygon' }),
      { key: 'polygon_m', label: 'outline', kind: 'places', unit: 'm', help: 'of polygon' },
    ],
  },
  {
    title: 'Sources', path: 'seeder', shape: 'list', noun: 'source', fields: [
      { key: 'rock', label: 'rock', kind: 'choice', words: '@rock', usual: 'needed' },
      { key: 'point', label: 'point', kind: 'place', unit: 'm' }, { key: 'line', label: 'line', kind: 'places', unit: 'm' }, { key: 'area', label: 'area', kind: 'places', unit: 'm' },
      file('cells', 'raster of cells', rasters), file('file', 'GIS file', vectors), text('layer', 'layer', { usual: 'the only one' }), text('where', 'where', { usual: 'all features' }),
      text('weight_field', 'weight field'), file('states', 'table of states', ['csv']),
      whole('rocks', 'rocks', 'a share of all'), real('weight', 'weight', '', 'length, area or number'),
      random('drop_height_m', 'drop height', 'm', '0.01'), { key: 'velocity_m_s', label: 'velocity', kind: 'randoms', unit: 'm/s', usual: '0' },
      { key: 'spin_rad_s', label: 'spin', kind: 'randoms', unit: 'rad/s', usual: '0' }, { key: 'orientation', label: 'orientation', kind: 'raw', usual: '"random"' },
    ],
    help: 'Draw points, lines and areas on the ground with the tools above the stage.',
  },
  {
    title: 'Barriers', path: 'barrier', shape: 'list', noun: 'barrier', fields: [
      text('name', 'name', { usual: 'needed' }), real('height_m', 'height', 'm', 'needed'), real('capacity_kJ', 'capacity', 'kJ', 'unlimited'),
      { key: 'line', label: 'foot', kind: 'places', unit: 'm' }, real('spacing_m', 'spacing', 'm', '1'), file('mesh', 'or mesh', meshes),
    ],
  },
  {
    title: 'Counters', path: 'counter', shape: 'list', noun: 'counter', fields: [
      text('name', 'name', { usual: 'needed' }), real('height_m', 'height', 'm', 'none'), { key: 'line', label: 'line', kind: 'places', unit: 'm' },
    ],
  },
  {
    title: 'Maps', path: 'maps', shape: 'table', closed: true, fields: [
      choice('files', 'maps', ['all', 'none'], 'all'), real('cell_m', 'cell', 'm', 'that of the height model'), { key: 'percentiles', label: 'percentiles', kind: 'numbers', unit: '%', usual: '50, 95, 99' },
      { key: 'origin', label: 'origin', kind: 'place', unit: 'm', usual: 'corner of the slope' },
    ],
  },
  {
    title: 'Paths kept', path: 'paths', shape: 'table', closed: true, fields: [whole('rocks', 'rocks', '200'), real('tolerance_m', 'tolerance', 'm', '0.05')],
  },
  {
    title: 'Design of barriers', path: 'design', shape: 'table', closed: true, fields: [
      choice('energy', 'energy', ['translational', 'total'], 'translational'), real('failures_per_year', 'failures a year', '1/a', 'none'),
      real('uni_percentile', 'UNI percentile', '%', '95'), real('uni_topography', 'UNI topography', '', '1.10'), real('uni_simulation', 'UNI simulation', '', '1.10'),
      real('uni_volume', 'UNI volume', '', '1.10'), real('uni_density', 'UNI density', '', '1.00'), real('uni_risk', 'UNI risk', '', '1.00'),
      real('uni_barrier', 'UNI barrier', '', '1.20'), real('uni_freeboard_m', 'UNI freeboard', 'm', '0.5'),
      real('onr_energy_percentile', 'ONR energy percentile', '%', '99'), real('onr_height_percentile', 'ONR height percentile', '%', '95'),
      real('onr_energy', 'ONR energy factor', '', '1.15'), real('onr_height', 'ONR height factor', '', '1.30'), real('onr_freeboard_m', 'ONR freeboard', 'm', '0'),
    ],
  },
  {
    title: 'Shadow angle', path: 'runout', shape: 'table', closed: true, fields: [{ key: 'apex', label: 'apex', kind: 'place', unit: 'm' }, real('apex_z_m', 'or its height', 'm')],
  },
  {
    title: 'Engine', path: 'engine', shape: 'table', closed: true, help: 'The defaults are meant to be left alone.', fields: [
      choice('law', 'law of impacts', '@law', 'bounded'), real('gravity_m_s2', 'gravity', 'm/s²', '9.81'), real('collision_tolerance_m', 'collision tolerance', 'm', '0.0001'),
      whole('friction_directions', 'friction directions', '8'), real('max_contact_step_s', 'longest contact step', 's', '0.05'), real('max_step_angle_rad', 'largest turn a step', 'rad', '0.1'),
      choice('flight', 'flight', ['exact', 'symplectic'], 'exact'), real('drag_rate_1_s', 'decay of spin', '1/s', '0.1'), real('symplectic_step_s', 'step of flight', 's', '0.001'),
      real('rest_speed_m_s', 'speed of rest', 'm/s', '0.001'), real('jitter_size_m', 'jitter size', 'm', '0.001'), real('jitter_time_s', 'jitter time', 's', '1'),
      real('max_time_s', 'longest time', 's', '300'), whole('max_steps', 'most steps', '2000000'),
    ],
  },
];
