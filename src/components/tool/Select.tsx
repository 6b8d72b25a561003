import { useId, type ReactNode } from 'react';
import tool from '../tool.module.css';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few words, with its label. */
export default function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={tool.input}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
