// Numbers as people read them: four significant digits, thin spaces in thousands, the unit after a space.

const kDigits = 4;
const nothing = '–';

/** 1234567 becomes 1 234 567 with narrow no-break spaces; the part after the point stays as it is. */
function grouped(text: string): string {
  const [whole, rest] = text.split('.');
  const sign = whole.startsWith('-') ? '−' : '';
  const digits = whole.replace('-', '');
  const spaced = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u202f') : digits;
  return sign + spaced + (rest === undefined ? '' : '.' + rest);
}

function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

export function number(value: number | null | undefined, digits = kDigits): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return nothing;
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e7 || size < 1e-4) return exponential(value, digits);
  if (Number.isInteger(value)) return grouped(String(value));
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(size)));
  return grouped(trimmed(value.toFixed(decimals)));
}

function exponential(value: number, digits: number): string {
  const [mantissa, power] = value.toExponential(digits - 1).split('e');
  const raised = [...String(Number(power))].map((c) => (c === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)])).join('');
  const front = trimmed(mantissa).replace('-', '−');
  return `${front}·10${raised}`;
}

export function withUnit(value: number | null | undefined, unit: string, digits = kDigits): string {
  const text = number(value, digits);
  return unit === '' || text === nothing ? text : `${text}\u00a0${unit}`;
}

export function interval(pair: readonly (number | null)[] | null | undefined): string {
  if (!pair || pair.length < 2) return nothing;
  return `${number(pair[0])} … ${number(pair[1])}`;
}

export function count(value: number, one: string, many = one + 's'): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}

/** 75 s is 1:15, 3725 s is 1:02:05; below a minute 12 s. */
export function clock(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return nothing;
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole}\u00a0s`;
  const pad = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

const knownUnits: readonly (readonly [suffix: string, unit: string])[] = [
  ['_kg_m3', 'kg/m³'], ['_m_s2', 'm/s²'], ['_rad_s', 'rad/s'], ['_m_s', 'm/s'], ['_N_s', 'N s'], ['_1_s', '1/s'],
  ['_kJ', 'kJ'], ['_kg', 'kg'], ['_deg', '°'], ['_rad', 'rad'], ['_hz', 'Hz'], ['_g', 'g'], ['_J', 'J'], ['_m', 'm'], ['_s', 's'],
];

/** The unit that the name of a key or column carries: max_speed_m_s is max speed in m/s. */
export function splitUnit(key: string): { label: string; unit: string } {
  const found = knownUnits.find(([suffix]) => key.endsWith(suffix) && key.length > suffix.length);
  const name = found ? key.slice(0, -found[0].length) : key;
  return { label: name.replaceAll('_', ' '), unit: found ? found[1] : '' };
}

export function bytes(size: number): string {
  if (size < 1000) return `${size}\u00a0B`;
  if (size < 1e6) return withUnit(size / 1e3, 'kB', 3);
  return withUnit(size / 1e6, 'MB', 3);
}

/** Round values that divide a range into about `wanted` parts: 1, 2 or 5 times a power of ten apart. */
export function ticks(low: number, high: number, wanted: number): number[] {
  if (!(high > low)) return [low];
  const raw = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find((m) => m * power >= raw * (1 - 1e-9))!;
  const list: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; ++i) list.push(i === 0 ? 0 : i * step);
  return list;
}
