import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { dark, light } from '../packages/web/src/app/theme/palette.ts';
import { widths } from './widths.ts';

const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
const palette = isDark ? dark : light;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Presupuesto de Ventas',
    colorPrimary: palette.accent,
    colorSecondary: palette.accent,
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.canvas,
    appBorderColor: palette.line,
    textColor: palette.ink,
    textMutedColor: palette.inkMuted,
    barBg: palette.surface,
    barTextColor: palette.inkMuted,
    barSelectedColor: palette.accent,
    barHoverColor: palette.accentHover,
  }),
  sidebar: { showRoots: true, collapsedRoots: ['statecharts', 'pages'] },
});

/** The three widths of the design, one press each; a second one gives the whole window back. */
function Widths() {
  const [globals, update] = useGlobals();
  const chosen: unknown = globals['viewport']?.value;
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

addons.register('widths', () => {
  addons.add('widths/tool', { type: types.TOOL, title: 'Anchos', render: Widths });
});
