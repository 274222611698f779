import { createElement, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { isDark } from '../scheme.ts';
import { widthOf, widths } from '../widths.ts';

const NAME = 'Claro y oscuro, uno junto al otro';

function Tool() {
  const [globals, update] = useGlobals();
  const isOn = globals['sideBySide'] === true;
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      active: isOn,
      'aria-pressed': isOn,
      ariaLabel: NAME,
      onClick: () => update({ sideBySide: !isOn }),
    },
    'Claro | Oscuro',
  );
}

interface BesideProps {
  readonly children?: ReactNode;
  readonly storyId?: string;
}

/** The story as it is, and a page of its own in the other scheme beside it. */
function Beside({ children, storyId }: BesideProps) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const other = isDark(globals['scheme']) ? 'light' : 'dark';
  const isOn = globals['sideBySide'] === true && viewMode === 'story' && storyId !== undefined;
  return createElement(
    'div',
    { style: { display: 'flex', blockSize: '100%', inlineSize: '100%', overflow: 'auto' } },
    createElement('div', { key: 'chosen', style: { flex: '1 0 0', minInlineSize: 0 } }, children),
    isOn &&
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, as the frame beside it
      createElement('iframe', {
        key: 'other',
        title: other === 'dark' ? 'En oscuro' : 'En claro',
        src: `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: globalsOf(globals, other) })}`,
        style: { border: 'none', ...sizeOf(globals) },
      }),
  );
}

function globalsOf({ role }: Readonly<Record<string, unknown>>, scheme: string): string {
  return typeof role === 'string' && role !== '' ? `scheme:${scheme};role:${role}` : `scheme:${scheme}`;
}

/** As large as the window that is chosen, or half of what there is. */
function sizeOf(globals: Readonly<Record<string, unknown>>) {
  const chosen = widthOf(globals);
  if (!chosen) return { flex: '1 0 0', minInlineSize: 0, blockSize: '100%' };
  const { width, height } = widths[chosen];
  return { flex: 'none', alignSelf: 'safe center', inlineSize: `${width}px`, blockSize: `${height}px` };
}

/** A choice of the toolbar: both colour schemes at once. */
export function registerSchemes(): void {
  addons.register('side-by-side', () => {
    addons.add('side-by-side/tool', {
      type: types.TOOL,
      title: NAME,
      match: ({ viewMode }) => viewMode === 'story',
      render: Tool,
    });
    addons.add('side-by-side/frame', { type: types.PREVIEW, render: Beside });
  });
}
