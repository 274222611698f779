import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';
import { once } from './once.ts';

/** A file whose default export is a component. */
export type LoadComponent<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>;

/**
 * A component of a file that loads when it is first drawn, where nobody has loaded it before: drawn as soon as the file is there.
 * React's `Suspense` would keep it back for up to 300 ms after anything on the page was last seen waiting.
 * @param waiting what stands in its place until then
 * @param Failed what stands there when the file did not come; without it, that is thrown to the boundary around
 */
export function loaded<Props extends object>(
  load: LoadComponent<Props>,
  waiting: ReactNode = null,
  Failed?: ComponentType<Props & { readonly onRetry: () => void }>,
): ComponentType<Props> {
  const file = once(load);
  return function Loaded(props: Props) {
    const [arriving, setArriving] = useState(file);
    const { outcome } = arriving;
    const [, drawAgain] = useReducer((turn: number) => turn + 1, 0);
    const isOnItsWay = outcome === undefined;
    useEffect(() => {
      if (isOnItsWay) arriving.then(drawAgain, drawAgain);
    }, [arriving, isOnItsWay]);
    if (outcome === undefined) return waiting;
    if (outcome.status === 'rejected') {
      if (!Failed) throw outcome.reason;
      return <Failed {...props} onRetry={() => setArriving(file())} />;
    }
    const { default: Shown } = outcome.value;
    return <Shown {...props} />;
  };
}
