import { addons } from 'storybook/manager-api';
import { followScheme } from './manager/scheme.ts';
import { registerSchemes } from './manager/schemes-side-by-side.ts';
import { registerWidths } from './manager/widths-tool.ts';
import { startingScheme } from './scheme.ts';
import { themes } from './themes.ts';

addons.setConfig({
  theme: themes[startingScheme()],
  sidebar: { showRoots: true, collapsedRoots: ['pantallas', 'máquinas'] },
});

followScheme();
registerWidths();
registerSchemes();
