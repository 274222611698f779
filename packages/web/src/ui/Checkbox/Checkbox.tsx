import { Root } from './Checkbox.parts.ts';

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that takes effect with the button below it; what takes effect at once is a Toggle. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <Root>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </Root>
  );
}
