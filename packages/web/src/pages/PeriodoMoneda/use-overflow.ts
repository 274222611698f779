import { useEffect, useRef, useState } from 'react';

/** Whether a line is longer than its place. */
export function useOverflow() {
  const strip = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  // After every render: what is in the line may be another length in a place of the same size.
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  });

  return { strip, overflows };
}
