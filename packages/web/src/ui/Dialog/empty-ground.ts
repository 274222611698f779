import type { MouseEvent } from 'react';

const TAKES_PRESSES = 'button, a, label, input, select, textarea, summary, [tabindex], [role="option"]';

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether it is on a bar that scrolls its target. */
function isOnScrollBar({ clientX, clientY }: MouseEvent, target: Element): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const [x, y] = [clientX - left - target.clientLeft, clientY - top - target.clientTop];
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside && (x > target.clientWidth || y > target.clientHeight);
}

/** Whether a press meets nothing that could be pressed, selected or scrolled: the ground of a dialog, or the veil around it. */
export function isOnEmptyGround(event: MouseEvent): boolean {
  const { target, currentTarget: dialog } = event;
  if (!(target instanceof Element)) return false;
  const taker = target.closest(TAKES_PRESSES);
  return !(taker && dialog.contains(taker)) && !hasText(target) && !isOnScrollBar(event, target);
}
