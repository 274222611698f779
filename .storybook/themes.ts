import { create, type ThemeVars } from 'storybook/theming';
import { dark, light, type Palette } from '../packages/web/src/app/theme/palette.ts';
import type { SchemeName } from './scheme.ts';

const themeOf = (base: SchemeName, palette: Palette): ThemeVars =>
  create({
    base,
    brandTitle: 'Presupuesto de Ventas',
    fontBase: "'Inter Variable', system-ui, sans-serif",
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
    inputBg: palette.surface,
    inputBorder: palette.lineStrong,
    inputTextColor: palette.ink,
  });

/** The frame around the stories and their documentation, in the application's own colours. */
export const themes: Readonly<Record<SchemeName, ThemeVars>> = {
  light: themeOf('light', light),
  dark: themeOf('dark', dark),
};
