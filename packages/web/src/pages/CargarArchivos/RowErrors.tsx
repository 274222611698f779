import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Scroller } from './Result.parts.ts';

const ROW_PX = 37;

interface RowErrorsProps {
  readonly texts: readonly string[];
  readonly labelledBy: string;
}

/** Why each bad row was not taken; thousands cost no more than a screenful. */
export function RowErrors({ texts, labelledBy }: RowErrorsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what the virtualizer returns
  const virtual = useVirtualizer({
    count: texts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <Scroller as="section" ref={scroller} tabIndex={0} aria-labelledby={labelledBy}>
      <ul style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={texts.length}
            style={{ transform: `translateY(${start}px)` }}
          >
            {texts[index]}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}
