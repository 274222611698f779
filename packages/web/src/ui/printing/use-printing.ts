import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is on its way to the printer; what renders by it is there before the paper is laid out.
 * @param isPrinted whether it goes there at all
 */
export function usePrinting(isPrinted = true): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [isPrinted]);
  return printing;
}
