import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Region } from './Alert.parts.ts';

const ICON = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

interface AlertProps {
  /** Nothing to say: the region stays, empty. */
  readonly children?: ReactNode;
  readonly tone?: 'error' | 'warning' | 'success' | 'info';
  /** Keeps the room of a line, or two, while empty, so that the message moves nothing. */
  readonly reserve?: boolean | 'two lines';
}

/** A message that is read aloud when it comes: errors at once, others when there is a pause. */
export function Alert({ children, tone = 'error', reserve = false }: AlertProps) {
  const Icon = ICON[tone];
  const empty = children === undefined || children === null || children === '' || children === false;
  return (
    <Region role={tone === 'error' ? 'alert' : 'status'} data-reserved={reserve}>
      {!empty && (
        <Box data-tone={tone}>
          <Icon size={18} aria-hidden />
          <span>{children}</span>
        </Box>
      )}
    </Region>
  );
}
