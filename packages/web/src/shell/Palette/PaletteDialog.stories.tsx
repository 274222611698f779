import { activeItem, type PaletteItem, paletteMachine, paletteResults } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { useActorRef, useSelector } from '@xstate/react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { relations } from '../../fixtures/relations.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

interface OpenedProps {
  readonly items: readonly PaletteItem[];
  readonly onEnd: (id: string | null | undefined) => void;
}

/** On its machine, without a shell around it. */
function Opened({ items, onEnd }: OpenedProps) {
  const palette = useActorRef(paletteMachine, { input: { items } });
  const { context, output } = useSelector(palette, (state) => state);
  if (output !== undefined) onEnd(output);
  return (
    <PaletteDialog
      finds="Par, presupuesto, pantalla o acción"
      query={context.query}
      results={paletteResults(context)}
      active={activeItem(context)?.id ?? null}
      onQuery={(text) => palette.send({ type: 'query.typed', text })}
      onWalk={(step) => palette.send({ type: 'items.walked', step })}
      onEnter={() => palette.send({ type: 'active.chosen' })}
      onChoose={(id) => palette.send({ type: 'item.chosen', id })}
      onClose={() => palette.send({ type: 'palette.closed' })}
    />
  );
}

const pairs = (count: number): PaletteItem[] =>
  relations(count).map(
    ({ clienteProductoID, nombreCliente, nombreProducto, clienteCodigo, productoCodigo }) => ({
      id: `par:${clienteProductoID}`,
      group: 'pares',
      label: nombreCliente,
      detail: nombreProducto,
      aside: `${clienteCodigo} · ${productoCodigo}`,
    }),
  );
const named = (group: PaletteItem['group'], ...labels: readonly string[]): PaletteItem[] =>
  labels.map((label) => ({ id: `${group}:${label}`, group, label }));

const OTHERS: readonly PaletteItem[] = [
  ...named('presupuestos', 'BGT-2026', 'SOP10-2025'),
  ...named('pantallas', 'Inicio', 'Clientes', 'Productos', 'Asignación de Clientes y Productos', 'Ayuda'),
  ...named('acciones', 'Descargar Excel', 'Subir Excel…', 'Aprobar Presupuesto', 'Cerrar Sesión'),
  { id: 'copiar', group: 'acciones', label: 'Copiar referente…', aside: 'Alt+C' },
];

const meta = {
  title: 'PaletteDialog',
  component: Opened,
  subcomponents: { PaletteDialog },
  parameters: { layout: 'fullscreen' },
  args: { items: [...pairs(40), ...OTHERS], onEnd: fn() },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string, foot: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text);
    await waitFor(() => expect(canvas.getByText(foot)).toBeVisible());
  };

/** The first ones of each group, the box with the focus. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Par, presupuesto, pantalla o acción' });
    await expect(box).toHaveFocus();
    await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Pares',
      'Presupuestos',
      'Pantallas',
      'Acciones',
    ]);
    await waitFor(() => expect(canvas.getByText('15 de 52: escriba para hallar los demás')).toBeVisible());
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box.getAttribute('aria-activedescendant')).toBe(first?.id);
  },
};

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const Found: Story = {
  play: type('lamina antioquia', '2 resultados'),
};

/** Whatever is found, the dialog stays as large. */
export const NothingFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const before = canvas.getByRole('dialog').offsetHeight;
    await userEvent.type(canvas.getByRole('combobox'), 'zinc de Japón');
    await waitFor(() => expect(canvas.getByText('Nada coincide con «zinc de Japón»')).toBeVisible());
    await expect(canvas.getByRole('dialog').offsetHeight).toBe(before);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** A seller's largest list: fifty of what was found, and how many there are. */
export const OfFiveThousand: Story = {
  args: { items: [...pairs(5_000), ...OTHERS] },
  play: async (context) => {
    await type('hojalata', '50 de 1.250: escriba para hallar los demás')(context);
    await expect(context.canvas.getAllByRole('option')).toHaveLength(50);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const selected = () => canvas.getByRole('option', { selected: true });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(selected()).toBe(canvas.getAllByRole('option')[2]);
    await userEvent.keyboard('{End}');
    await expect(selected()).toHaveTextContent('Subir Excel…');
    await waitFor(() => expect(selected()).toBeVisible());
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(selected()).toBe(canvas.getAllByRole('option')[0]);
    await userEvent.keyboard('copiar{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('copiar');
  },
};

export const ByMouse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const screens = within(canvas.getByRole('group', { name: 'Pantallas' }));
    await userEvent.click(screens.getByText('Productos'));
    await expect(args.onEnd).toHaveBeenCalledWith('pantallas:Productos');
  },
};

export const ClosedByEsc: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledWith(null);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    for (const option of canvas.getAllByRole('option'))
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
