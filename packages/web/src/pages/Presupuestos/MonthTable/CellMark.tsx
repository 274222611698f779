// oxlint-disable jsx-a11y/prefer-tag-over-role -- the mark is an svg, and an svg is no <img>
import { Clock, TriangleAlert } from 'lucide-react';

interface CellMarkProps {
  readonly pending: boolean;
  /** What stands out in the figure, in words; empty for nothing. */
  readonly warning: string;
  readonly isInConflict: boolean;
}

/** The one mark of a figure, the most urgent first: in conflict, on its way, or standing out. */
export function CellMark({ pending, warning, isInConflict }: CellMarkProps) {
  if (isInConflict) {
    return (
      <span className="pending" role="img" aria-label="en conflicto" title="en conflicto">
        <TriangleAlert size={12} aria-hidden />
      </span>
    );
  }
  if (pending) {
    return (
      <span className="pending" role="img" aria-label="pendiente" title="pendiente">
        <Clock size={12} aria-hidden />
      </span>
    );
  }
  return warning === '' ? null : <span className="pending" data-check role="img" aria-label={warning} />;
}
