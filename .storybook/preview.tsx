import type { Preview } from '@storybook/react-vite';
import '../packages/web/src/app/theme/fonts.css';
import { withRouter, withScheme } from '../packages/web/src/app/stories/decorators.tsx';

const preview: Preview = {
  // Drawn in the real font from the first frame on, as index.html's preload does for the application.
  loaders: [() => document.fonts.load("14px 'Inter Variable'")],
  decorators: [withRouter, withScheme],
  globalTypes: {
    scheme: {
      description: 'Esquema de color',
      toolbar: {
        title: 'Esquema',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Oscuro' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // The story tests run once in each scheme by naming it: STORYBOOK_SCHEME=dark.
  initialGlobals: { scheme: import.meta.env['STORYBOOK_SCHEME'] ?? 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: {
      options: {
        wide: { name: 'Ancho (1440)', styles: { width: '1440px', height: '900px' } },
        middle: { name: 'Medio (1024)', styles: { width: '1024px', height: '768px' } },
        narrow: { name: 'Móvil (390)', styles: { width: '390px', height: '844px' } },
      },
    },
  },
};

export default preview;
