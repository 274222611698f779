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
}

/** Says calmly that there is no connection, and what waits for it. Read aloud when it changes. */
export function ConnectionLine({ isAway, hasNetwork, waiting }: ConnectionLineProps) {
  return (
    <Line>
      {isAway && (
        <>
          <WifiOff size={16} aria-hidden />
          <span>{connectionText(hasNetwork, waiting)}</span>
        </>
      )}
    </Line>
  );
}
