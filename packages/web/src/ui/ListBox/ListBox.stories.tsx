import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ROW_PX } from '../../app/theme/theme.ts';
import { Scroller } from './ListBox.parts.ts';
import { ListBox } from './ListBox.tsx';
import { useChoice } from './use-choice.ts';

interface Product {
  readonly id: number;
  readonly name: string;
}

const products = (count: number): Product[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Hojalata electrolítica ${at + 1}` }));

const idOf = ({ id }: Product): number => id;
const drawProduct = ({ name }: Product) => <span>{name}</span>;

interface FramedProps {
  readonly items: readonly Product[];
  readonly roving: boolean;
  readonly wraps: boolean;
  readonly onSelect: (product: Product) => void;
}

/** In a frame of ten rows or so, one of them chosen. */
function Framed({ items, roving, wraps, onSelect }: FramedProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const choice = useChoice({
    items,
    idOf,
    selected,
    onSelect: (product) => {
      onSelect(product);
      setSelected(product.id);
    },
  });
  return (
    <div style={{ display: 'flex', blockSize: 420, maxInlineSize: 320, border: '1px solid' }}>
      <ListBox
        {...choice}
        look={Scroller}
        label="Productos"
        render={drawProduct}
        rowPx={ROW_PX.line}
        wraps={wraps}
        roving={roving}
      />
    </div>
  );
}

const meta = {
  component: Framed,
  subcomponents: { ListBox },
  args: { items: products(40), roving: false, wraps: true, onSelect: fn() },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const listOf = ({ canvas }: Context): HTMLElement => canvas.getByRole('listbox', { name: 'Productos' });

/** The place of the row that the keyboard stands on. */
function placeOf(context: Context): string | null {
  const named = listOf(context).getAttribute('aria-activedescendant');
  const row = named === null ? document.activeElement : document.getElementById(named);
  return row?.getAttribute('aria-posinset') ?? null;
}

async function walk(context: Context): Promise<void> {
  const { args, canvas, userEvent } = context;
  const steps = [
    ['{ArrowDown}{ArrowDown}', '3'],
    ['{ArrowUp}', '2'],
    ['{ArrowUp}{ArrowUp}', '1'],
    ['{PageDown}', '11'],
    ['{PageDown}{ArrowDown}', '22'],
    ['{PageUp}', '12'],
    ['{End}', '40'],
    ['{ArrowDown}', '40'],
    ['{Home}', '1'],
    ['{End}', '40'],
  ] as const;
  await userEvent.tab();
  for (const [keys, place] of steps) {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(placeOf(context)).toBe(place));
  }
  const last = canvas.getByText('Hojalata electrolítica 40');
  await waitFor(() =>
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      listOf(context).getBoundingClientRect().bottom,
    ),
  );
  await expect(args.onSelect).not.toHaveBeenCalled();
}

export const Walked: Story = {
  play: async (context) => {
    await walk(context);
    await expect(listOf(context)).toHaveFocus();
  },
};

/** The focus goes from row to row, of which one is in the Tab order. */
export const WalkedWithTheFocusOnRows: Story = {
  args: { roving: true },
  play: async (context) => {
    await walk(context);
    await expect(document.activeElement).toHaveAttribute('role', 'option');
    await expect(listOf(context).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

export const ChosenByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hojalata electrolítica 3'));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 3, name: 'Hojalata electrolítica 3' });
    await expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '4');
  },
};

export const ChosenByKeys: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.keyboard('{End} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 40 }));
    await userEvent.keyboard('{Control>}{Home}{Enter}{/Control}a');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '40');
  },
};

/** Only what is in sight is drawn, and the row that the keyboard stands on, wherever it is. */
export const FiveThousandRows: Story = {
  args: { items: products(5000) },
  play: async (context) => {
    const { userEvent } = context;
    const options = () => within(listOf(context)).getAllByRole('option');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(options().at(-1)).toHaveAttribute('aria-posinset', '5000'));
    await expect(options()[0]).toHaveAttribute('aria-setsize', '5000');
    listOf(context).scrollTo({ top: 0 });
    await waitFor(() => expect(options()[0]).toHaveAttribute('aria-posinset', '1'));
    await expect(placeOf(context)).toBe('5000');
    await expect(options().length).toBeLessThan(40);
  },
};

/** Their neighbours make room for all of their lines. */
export const LongNames: Story = {
  args: { items: [{ id: 0, name: `Hojalata ${'sinespacios'.repeat(9)}` }, ...products(4)] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('option');
    await waitFor(() =>
      expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        (first?.getBoundingClientRect().bottom ?? 0) - 1,
      ),
    );
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await expect(listOf(context)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter} ');
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Each row is a finger's target. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('option'))
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Somebody else removes the first one. */
function Shrinking(props: FramedProps) {
  const [items, setItems] = useState(props.items);
  return (
    <>
      <Framed {...props} items={items} />
      <button type="button" onClick={() => setItems(items.slice(1))}>
        Quitar el primero
      </button>
    </>
  );
}

/** Where a row leaves, the focus stays with its product, or goes to the first one where that is what left. */
export const RowsThatLeave: Story = {
  args: { roving: true, wraps: false },
  render: (args) => <Shrinking {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const leave = () => canvas.getByRole('button', { name: 'Quitar el primero' }).click();
    const focused = () => document.activeElement?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Hojalata electrolítica 2'));
    leave();
    await waitFor(() =>
      expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Hojalata electrolítica 2'),
    );
    await expect(focused()).toBe('Hojalata electrolítica 2');
    leave();
    await waitFor(() => expect(focused()).toBe('Hojalata electrolítica 3'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(placeOf(context)).toBe('2'));
  },
};
