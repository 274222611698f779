import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { ConnectionLine } from './ConnectionLine.tsx';

const meta = {
  component: ConnectionLine,
  args: { isAway: true, hasNetwork: false, waiting: 2, isUnkept: false },
} satisfies Meta<typeof ConnectionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiguresWait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión · 2 cifras por enviar');
  },
};

export const NothingWaits: Story = {
  args: { waiting: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sin conexión$/);
  },
};

export const ServerIsAway: Story = {
  args: { hasNetwork: true, waiting: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sin respuesta del servidor · 1 cifra por enviar',
    );
  },
};

export const ServerSavesNothing: Story = {
  args: { isAway: false, hasNetwork: true, failing: 'Error interno del servidor', waiting: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'El servidor no puede guardar ahora · 12 cifras por enviar',
    );
  },
};

export const ServerSavesNothingDark: Story = { ...ServerSavesNothing, globals: { scheme: 'dark' } };

/** Somebody has to make room: the server's own words. */
export const ServerNeedsSomebodyNarrow: Story = {
  args: {
    ...ServerSavesNothing.args,
    failing: 'El servidor no tiene espacio en el disco. Avise a quien lo administra.',
    isUnkept: true,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'El servidor no tiene espacio en el disco · 12 cifras por enviar · avise a quien lo administra · no cierre esta página',
    );
  },
};

export const ServerNeedsSomebodyNarrowDark: Story = {
  ...ServerNeedsSomebodyNarrow,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};

export const Connected: Story = {
  args: { isAway: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NothingIsKept: Story = {
  args: { isUnkept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/ · no cierre esta página$/);
  },
};

export const NothingIsKeptNarrow: Story = {
  ...NothingIsKept,
  args: { hasNetwork: true, waiting: 12, isUnkept: true },
  globals: { viewport: { value: 'narrow' } },
};

export const NarrowDark: Story = {
  ...FiguresWait,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};
