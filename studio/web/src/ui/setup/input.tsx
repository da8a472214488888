// A field of text that is read when it makes sense; what does not is marked and goes no farther.

import { useEffect, useState } from 'preact/hooks';
import type { Json } from '../../api/types';
import type { Parsed } from '../../schema/values';
import { project } from '../../state/project';

export interface InputProps {
  label: string;
  text: string;
  parse: (text: string) => Parsed;
  set: (value: Json | undefined) => void;
  id?: string;
  placeholder?: string;
  invalid?: boolean;
  rows?: number;
}

export function Input({ label, text, parse, set, id, placeholder, invalid, rows }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => setProblem(''), [text]);
  const input = (value: string) => {
    setTyped(value);
    const parsed = parse(value);
    setProblem(parsed.ok ? '' : parsed.problem);
    if (parsed.ok) set(parsed.value);
  };
  const common = {
    id, value: typed ?? text, placeholder, 'aria-label': id ? undefined : label, 'aria-invalid': problem !== '' || invalid ? ('true' as const) : undefined,
    title: problem ? `${label} ${problem}` : undefined, disabled: !project.value?.writable, spellcheck: false,
    onBlur: () => setTyped(problem ? typed : null),
  };
  if (rows) return <textarea {...common} rows={rows} onInput={(e) => input(e.currentTarget.value)} />;
  return <input type="text" {...common} onInput={(e) => input(e.currentTarget.value)} />;
}
