import { createElement, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { widthOf, widths } from '../widths.ts';

/** The windows of the design, one press each; a second one gives the whole window back. */
function Widths() {
  const [globals, update] = useGlobals();
  const chosen = widthOf(globals);
  return Object.entries(widths).map(([value, { name, short }]) => {
    const isChosen = chosen === value;
    return createElement(
      Button,
      {
        key: value,
        variant: 'ghost',
        padding: 'small',
        active: isChosen,
        'aria-pressed': isChosen,
        ariaLabel: name,
        onClick: () => update({ viewport: isChosen ? undefined : { value, isRotated: false } }),
      },
      short,
    );
  });
}

/** Storybook shrinks a frame that is higher than the window: below it one scrolls instead. */
const WHOLE_FRAME = '[data-dragging][data-scale] { flex-shrink: 0; }';

/** Enlarges the page as a browser's zoom does: it has half as many pixels to stand in, and each is twice as large. */
function Zoom({ children }: { readonly children?: ReactNode }) {
  const [globals] = useGlobals();
  const chosen = widthOf(globals);
  const zoom = chosen ? widths[chosen].zoom : 1;
  return createElement(
    'div',
    { style: { zoom, blockSize: '100%', inlineSize: '100%' } },
    createElement('style', { key: 'style' }, WHOLE_FRAME),
    children,
  );
}

/** The toolbar's widths, and the zoom of the one that has one. */
export function registerWidths(): void {
  addons.register('widths', () => {
    addons.add('widths/tool', { type: types.TOOL, title: 'Anchos', render: Widths });
    addons.add('widths/zoom', { type: types.PREVIEW, render: Zoom });
  });
}
