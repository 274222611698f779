import { useLayoutEffect, useRef, useState } from 'react';
import { nameEnds } from '../../../format/name-ends.ts';
import { OVERHANG } from './widths.ts';

interface PairNameProps {
  readonly name: string;
  readonly lines: number;
}

/** What does not fit loses its middle, not its end. For one width: it is measured once. */
export function PairName({ name, lines }: PairNameProps) {
  return lines > 1 ? <Lines name={name} lines={lines} /> : <Ends name={name} lines={1} />;
}

function Lines({ name, lines }: PairNameProps) {
  const [isLong, setIsLong] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown) return;
    // Letters are higher than their line, and in Firefox a pixel of the last one's counts as beyond it.
    const halfLine = shown.clientHeight / lines / 2;
    if (shown.scrollHeight > shown.clientHeight + halfLine) setIsLong(true);
  }, [lines]);
  if (isLong) return <Ends name={name} lines={lines} />;
  return (
    <span ref={text} dir="auto" data-lines={lines} style={{ WebkitLineClamp: lines }}>
      {name}
    </span>
  );
}

function Ends({ name, lines }: PairNameProps) {
  const { start, end } = nameEnds(name);
  return (
    <span
      dir="auto"
      data-lines={lines}
      data-ends
      style={lines > 1 ? { maxBlockSize: `calc(${lines}rem + ${OVERHANG})` } : undefined}
    >
      <span>{start}</span>
      {end && <span>{end}</span>}
    </span>
  );
}
