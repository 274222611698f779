import type { Direction, GridEvent, Walk } from '@presupuesto/machines';

/** What a key asks of the screen. */
export type ScreenKey =
  /** F2: the figure as it is, with all of its decimals. */
  | { readonly type: 'edit' }
  /** The active row's own months. */
  | { readonly type: 'open' }
  /** Who changed the active month. */
  | { readonly type: 'history' }
  | { readonly type: 'decide'; readonly decision: 'conflict.left' | 'conflict.put' };

/** What a key asks of the grid, or of the screen around it. */
type GridKey = GridEvent | ScreenKey;

const OF_SCREEN: Readonly<Record<ScreenKey['type'], true>> = {
  edit: true,
  open: true,
  history: true,
  decide: true,
};

export function isOfScreen(key: GridKey): key is ScreenKey {
  return key.type in OF_SCREEN;
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether something is typed into the active cell, over its figure or in it. */
export type GridMode = 'resting' | 'typing' | 'editing';

interface Where {
  readonly mode: GridMode;
  /** Tab leaves the grid from its first or last column. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Rows in sight. */
  readonly page: number;
}

const ARROWS: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a key does, as in a spreadsheet; undefined for one that is left to the browser. */
export function gridKey(press: Press, where: Where): GridKey | undefined {
  return where.mode === 'resting' ? keyAtRest(press, where) : keyWhileEntering(press, where);
}

function keyAtRest(press: Press, where: Where): GridKey | undefined {
  const { key, code, altKey, shiftKey } = press;
  const ctrl = press.ctrlKey || press.metaKey;
  if (altKey) return ctrl ? undefined : altKeyAtRest(code, shiftKey);
  const walk = walkOf(press, where.page);
  if (walk) return { type: 'selection.walked', walk, extend: shiftKey };
  if (key === 'Tab') return ctrl ? undefined : tabAtRest(shiftKey, where);
  if (key === 'Enter') return { type: 'selection.walked', walk: entryWalk(shiftKey) };
  if (key === ' ' && (shiftKey || ctrl))
    return { type: 'selection.widened', to: shiftKey ? 'row' : 'column' };
  if (key === 'F2') return { type: 'edit' };
  if (key === 'Delete') return { type: 'figures.cleared' };
  if (key === 'Backspace') return { type: 'entry.begun', text: '', operation: null, editing: false };
  if (key === 'Escape') return { type: 'outcome.dismissed' };
  return ctrl ? ctrlKeyAtRest(key.toLowerCase()) : undefined;
}

function ctrlKeyAtRest(key: string): GridKey | undefined {
  if (key === 'a') return { type: 'selection.widened', to: 'all' };
  if (key === 'd') return { type: 'block.filled', direction: 'down' };
  return key === 'r' ? { type: 'block.filled', direction: 'right' } : undefined;
}

/** By `code`: with Alt some systems write another letter. */
function altKeyAtRest(code: string, shiftKey: boolean): GridKey | undefined {
  if (shiftKey) {
    if (code === 'ArrowLeft') return { type: 'group.folded', folded: true };
    return code === 'ArrowRight' ? { type: 'group.folded', folded: false } : undefined;
  }
  if (code === 'KeyD') return { type: 'decide', decision: 'conflict.left' };
  if (code === 'KeyP') return { type: 'decide', decision: 'conflict.put' };
  if (code === 'KeyH') return { type: 'history' };
  return code === 'KeyF' ? { type: 'open' } : undefined;
}

function keyWhileEntering(press: Press, where: Where): GridKey | undefined {
  const { key, altKey, shiftKey } = press;
  if (altKey) return undefined;
  if (key === 'Escape') return { type: 'entry.cancelled' };
  if (key === 'F2') return { type: 'entry.edited' };
  if (key === 'Enter') {
    const stays = press.ctrlKey || press.metaKey;
    return stays ? { type: 'entry.accepted' } : { type: 'entry.accepted', walk: entryWalk(shiftKey) };
  }
  if (key === 'Tab')
    return { type: 'entry.accepted', walk: step(shiftKey ? 'left' : 'right'), tab: !shiftKey };
  if (where.mode === 'editing') return undefined;
  const walk = walkOf(press, where.page);
  const leaves = walk && !shiftKey && key !== 'Home' && key !== 'End';
  return leaves ? { type: 'entry.accepted', walk, away: true } : undefined;
}

function walkOf({ key, ctrlKey, metaKey }: Press, page: number): Walk | undefined {
  const ctrl = ctrlKey || metaKey;
  const direction = ARROWS[key];
  if (direction) return ctrl ? { by: 'edge', direction } : step(direction);
  if (key === 'Home' || key === 'End') {
    return { by: ctrl ? 'all' : 'row', to: key === 'Home' ? 'start' : 'end' };
  }
  if (ctrl || (key !== 'PageDown' && key !== 'PageUp')) return undefined;
  return { by: 'step', direction: key === 'PageDown' ? 'down' : 'up', count: page };
}

function tabAtRest(shiftKey: boolean, { isFirst, isLast }: Where): GridKey | undefined {
  if (shiftKey ? isFirst : isLast) return undefined;
  return { type: 'selection.walked', walk: step(shiftKey ? 'left' : 'right'), tab: !shiftKey };
}

function step(direction: Direction): Walk {
  return { by: 'step', direction };
}

function entryWalk(shiftKey: boolean): Walk {
  return { by: 'entry', direction: shiftKey ? 'up' : 'down' };
}
