import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import type { FakeWork } from '../../app/stories/fake-ports.ts';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import { relations } from '../../fixtures/relations.ts';
import Presupuestos from './Presupuestos.tsx';
import { largeCompany } from './stories/large-company.ts';
import { onPaper, printed } from './stories/Paper.tsx';
import { choose, type StoryContext } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** La hoja on paper, where its names and figures are longer than most. */
const meta = {
  component: Presupuestos,
  title: 'Presupuestos/Hoja en papel',
  decorators: [onPaper, inWindow, withApp],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  'Aerosol embutido con válvula "Ø35" de 1 pulgada, barniz interior epoxi-fenólico y fondo cóncavo';

/** The sheet's local sales, with the reference beside them. */
async function sheetOf(context: StoryContext): Promise<HTMLElement> {
  const { canvas, userEvent } = context;
  await choose(context, 'Presupuesto', 'SOP10-2025');
  await choose(context, 'Referente', 'CUR-2025');
  await userEvent.click(canvas.getByRole('radio', { name: 'Hoja' }));
  await canvas.findByRole('grid', { name: 'Hoja del presupuesto' }, { timeout: 10_000 });
  await userEvent.click(canvas.getByRole('radio', { name: 'Ventas' }));
  await canvas.findByRole('button', { name: 'Ver referente', pressed: true });
  return printed();
}

/** Where an element's own text, or all of it, is drawn. */
function drawn(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** Names that do not stand whole in their cell: `innerText` has what an ellipsis leaves out. */
function cutNames(sheet: HTMLElement): (string | null)[] {
  return [...sheet.querySelectorAll('tbody th')]
    .filter((name) => drawn(name).right > name.getBoundingClientRect().right + 0.5)
    .map(({ textContent }) => textContent);
}

/** Figures that leave their column, or lie under the difference beside them. */
function overrunning(sheet: HTMLElement): (string | null)[] {
  return [...sheet.querySelectorAll('td')]
    .filter((cell) => {
      const [figure, beside] = [cell.firstChild, cell.querySelector('i')];
      if (figure?.nodeType !== Node.TEXT_NODE) return false;
      const [text, room] = [drawn(figure), cell.getBoundingClientRect()];
      const end = beside ? drawn(beside).left : room.right;
      return text.left < room.left - 0.5 || text.right > end + 0.5;
    })
    .map(({ textContent }) => textContent);
}

/** Rows of several currencies keep theirs in sight, under a name of any length. */
export const LongNames: Story = {
  parameters: {
    app: {
      work: budgetWork({
        pairs: relations().map((pair) => ({ ...pair, nombreProducto: `${LONG} ${pair.productoID}` })),
      }),
    },
  },
  play: async (context) => {
    const sheet = await sheetOf(context);
    await expect(sheet.querySelector('[data-kind="pair"] th')).toHaveTextContent(/cóncavo \d+ · [A-Z]{3}$/);
    await expect(cutNames(sheet)).toEqual([]);
  },
};

/** A hundred times a large company: sales of a month have eleven digits, in thousands. */
function hugeCompany(): FakeWork {
  const work = largeCompany();
  return {
    ...work,
    loadWholeBudget: async (asked) =>
      ((await work.loadWholeBudget?.(asked)) ?? []).map(({ meses, ...pair }) => ({
        ...pair,
        meses: meses.map((mes) => ({
          ...mes,
          volumenTon: mes.volumenTon * 500,
          valorMonedaLocal: (mes.valorMonedaLocal ?? 0) * 500,
        })),
      })),
  };
}

/** Each figure keeps to its column, however long the longest is. */
export const LongFigures: Story = {
  parameters: { app: { work: hugeCompany() } },
  play: async (context) => {
    const sheet = await sheetOf(context);
    await expect(sheet).toHaveTextContent(/\d{2}\.\d{3}\.\d{3}\.\d{3}/);
    await expect(overrunning(sheet)).toEqual([]);
  },
};
