import type { PeriodTone } from '../Tag/period-tone.ts';
import { Bar, Figure, Label, Root } from './ProgressBar.parts.ts';

interface ProgressBarProps {
  /** Percent, 0 to 100. */
  readonly value: number;
  readonly label: string;
  /** The value as it is read: `45,3 %`. Left out where the label says it already. */
  readonly figure?: string;
  /** The label is only read aloud. */
  readonly hideLabel?: boolean;
  readonly thin?: boolean;
  readonly tone?: PeriodTone | 'accent' | 'success';
}

/** A share of a whole, as a native progress element with its label. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, label, figure, hideLabel = false, thin = false, tone = 'accent' } = props;
  return (
    <Root>
      <Label data-hidden={hideLabel}>{label}</Label>
      {figure !== undefined && <Figure>{figure}</Figure>}
      <Bar max={100} value={Math.min(100, Math.max(0, value))} data-thin={thin} data-tone={tone} />
    </Root>
  );
}
