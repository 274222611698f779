import {
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from './after-frame.ts';
import type { Sight } from './sight.ts';

interface SightOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** What comes into sight as soon as it is another one, as text; null for nothing. Of several that are, the last. */
  readonly targets: readonly (string | null)[];
  /** The sight that has the target of this index in it. */
  readonly bring: (sight: Sight, target: number) => Sight;
  /** Whether a window of another size has the targets in sight again. */
  readonly isHeld: boolean;
  /** Whether all that a scroll brings into sight is drawn already. */
  readonly isDrawn: (next: Sight) => boolean;
}

interface Drawing {
  readonly sight: Sight;
  /** Whether what may come into sight next is to be drawn as well: what is in sight is there already. */
  readonly isAhead: boolean;
}

/** Lower than this, in px, a window does not hold the whole scroller, and the page is scrolled as well. */
export const LOW_WINDOW = 560;

const NOTHING: Sight = { top: 0, left: 0, width: 0, height: 0 };

/** The sight as the page has it, and the targets that have come into it. */
function holdSight() {
  let sight = NOTHING;
  let targets: readonly (string | null)[] = [];
  return {
    sight: () => sight,
    isOther: (target: string | null, index: number) => target !== null && target !== targets[index],
    see: (next: Sight) => {
      sight = next;
    },
    reach: (next: readonly (string | null)[]) => {
      targets = next;
    },
  };
}

/**
 * What of a scroller is in sight. A target that is another one is drawn in sight and then scrolled to, in one frame. What may come
 * into sight next is drawn after the frame, in pieces that let keys and scrolling through.
 */
export function useSight({ scroller, targets, bring, isHeld, isDrawn }: SightOptions): Drawing {
  const [held] = useState(holdSight);
  const draw = useReducer((count: number) => count + 1, 0)[1];
  const [settled, settle] = useState(NOTHING);
  const [lookAhead] = useState(() => afterFrame(() => startTransition(() => settle(held.sight()))));
  const isRoom = held.sight().height > 0;
  const target = isRoom ? targets.findLastIndex(held.isOther) : -1;
  const sight = target < 0 ? held.sight() : bring(held.sight(), target);

  const take = useEffectEvent((next: Sight, isScrolled: boolean) => {
    const before = held.sight();
    if (isSame(before, next)) return;
    held.see(next);
    if (!isScrolled) draw();
    else if (isDrawn(next)) lookAhead();
    // Before the frame, for it would be blank in it, and with what the next frame brings, which may come before it is drawn.
    else flushSync(() => settle(next));
  });

  const bringBack = useEffectEvent(() => {
    if (!isHeld) return;
    held.reach([]);
    draw();
  });

  useLayoutEffect(() => {
    if (settled !== sight) lookAhead();
    if (isRoom) held.reach(targets);
    if (target < 0) return;
    if (held.sight() !== sight) {
      held.see(sight);
      scroller.current?.scrollTo({ top: sight.top, left: sight.left, behavior: 'instant' });
    }
    if (window.innerHeight < LOW_WINDOW) {
      scroller.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
    }
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = element;
      take({ top, left, width, height }, false);
    };
    const follow = () => {
      const { scrollTop: top, scrollLeft: left } = element;
      take({ ...held.sight(), top, left }, true);
    };
    const resize = () => {
      measure();
      bringBack();
    };
    measure();
    window.addEventListener('resize', resize);
    element.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      window.removeEventListener('resize', resize);
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scroller, held]);

  return { sight, isAhead: settled === sight };
}

function isSame(one: Sight, other: Sight): boolean {
  return (
    one.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height
  );
}
