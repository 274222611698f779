import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/web/src/app/theme/fonts.css';
import { withRole, withRouter, withScheme } from '../packages/web/src/app/stories/decorators.tsx';
import { isTest } from './is-test.ts';
import { contrastInOtherScheme } from './other-scheme.ts';
import { sameCanvas } from './same-canvas.ts';
import { systemScheme } from './scheme.ts';
import { widths } from './widths.ts';

// What loads on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The pages speak Spanish, whatever the frame around them says.
document.documentElement.lang = 'es';

const preview: Preview = {
  tags: ['autodocs'],
  // Drawn in the real font from the first frame on, as index.html's preload does for the application.
  loaders: [() => document.fonts.load("14px 'Inter Variable'")],
  beforeEach: sameCanvas,
  afterEach: contrastInOtherScheme,
  decorators: [withRole, withRouter, withScheme],
  globalTypes: {
    role: {
      description: 'Quién ha iniciado sesión',
      toolbar: {
        title: 'Rol',
        icon: 'user',
        items: [
          { value: '', title: 'Rol de cada historia' },
          { value: 'VENDEDOR', title: 'Vendedor' },
          { value: 'ADMINISTRADOR', title: 'Administrador' },
        ],
        dynamicTitle: true,
      },
    },
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
  initialGlobals: {
    // The story tests run in the scheme that is named, STORYBOOK_SCHEME=dark; a reader begins with the system's.
    scheme: isTest() ? (import.meta.env['STORYBOOK_SCHEME'] ?? 'light') : systemScheme(),
    role: '',
    sideBySide: false,
    // In the window that is named, STORYBOOK_WIDTH=narrow, for stories that ask for none.
    ...(isTest() && { viewport: { value: import.meta.env['STORYBOOK_WIDTH'], isRotated: false } }),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([value, { name, width, height }]) => [
          value,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introducción',
          'Tokens',
          'Controles',
          ['Resumen'],
          'Gráficos',
          'Marco',
          ['Resumen', 'App', 'Shell', 'Navbar', 'Page'],
          'Gestión',
          'Pantallas',
          [
            'Resumen',
            'Iniciar sesión',
            'Cambiar clave',
            'Inicio',
            ['Estados', 'Aprobaciones', 'Piezas'],
            'Presupuestos',
            [
              'Pantalla entera',
              'Hoja',
              'Escritura',
              'Guardado',
              'Rechazos',
              'Estados',
              'Historial',
              'Comparación',
              'Piezas',
            ],
            'Abrir período',
            'Cargar archivos',
            ['Formulario', 'En curso', 'Resultado', 'Cambios', 'Rechazos'],
            'Asignación',
            ['Estados', 'Rechazos', 'Piezas'],
            'Clientes',
            'Productos',
            'Divisiones',
            'Vendedores',
            'Usuarios',
            'Períodos',
            'Período-Moneda',
            'Actividad',
            'Ayuda',
            'Página no encontrada',
          ],
          'Máquinas',
        ],
      },
    },
  },
};

export default preview;
