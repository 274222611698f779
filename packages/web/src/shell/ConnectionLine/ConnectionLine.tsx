import { WifiOff } from 'lucide-react';
import { Line } from './ConnectionLine.parts.ts';
import { connectionText } from './connection-text.ts';

interface ConnectionLineProps {
  /** Whether nothing gets through to the server. */
  readonly isAway: boolean;
  /** Whether the browser itself has a network. */
  readonly hasNetwork: boolean;
  /** Typed figures that the server has not confirmed. */
  readonly waiting: number;
  /** Whether some of it is in this page alone, because the device cannot keep it. */
  readonly isUnkept: boolean;
}

/** Says calmly that there is no connection, and what waits for it; a warning where the page must stay. Read aloud when it changes. */
export function ConnectionLine({ isAway, hasNetwork, waiting, isUnkept }: ConnectionLineProps) {
  return (
    <Line data-tone={isUnkept ? 'warning' : undefined}>
      {isAway && (
        <>
          <WifiOff size={16} aria-hidden />
          <span>{connectionText(hasNetwork, waiting, isUnkept)}</span>
        </>
      )}
    </Line>
  );
}
