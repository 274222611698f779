import { Clock, WifiOff } from 'lucide-react';
import { Line } from './ConnectionLine.parts.ts';
import { connectionText } from './connection-text.ts';

interface ConnectionLineProps {
  /** Whether nothing gets through to the server. */
  readonly isAway: boolean;
  /** Whether the browser itself has a network. */
  readonly hasNetwork: boolean;
  /** What a server says that is there and saves nothing, undefined while it does. */
  readonly failing?: string | undefined;
  /** Typed figures that the server has not confirmed. */
  readonly waiting: number;
  /** Whether some of it is in this page alone, because the device cannot keep it. */
  readonly isUnkept: boolean;
}

/** Says calmly that nothing gets through or is saved, and what waits for it; a warning where the page must stay. Read aloud when it changes. */
export function ConnectionLine({ isAway, hasNetwork, failing, waiting, isUnkept }: ConnectionLineProps) {
  const Icon = isAway ? WifiOff : Clock;
  return (
    <Line data-tone={isUnkept ? 'warning' : undefined}>
      {(isAway || failing !== undefined) && (
        <>
          <Icon size={16} aria-hidden />
          <span>{connectionText(hasNetwork, waiting, isUnkept, failing)}</span>
        </>
      )}
    </Line>
  );
}
