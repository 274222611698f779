import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withApp } from '../../app/stories/WithApp.tsx';
import { budgetWork } from '../../fixtures/budget-work.ts';
import Presupuestos from './Presupuestos.tsx';
import { choose, choosePair, choosePeriod, type StoryContext } from './stories/steps.ts';
import { inWindow } from './stories/Window.tsx';

/** A budget beside last year's figures, whose months are others. */
const meta = {
  title: 'Presupuestos/Comparación',
  component: Presupuestos,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', app: { work: budgetWork() } },
} satisfies Meta<typeof Presupuestos>;

export default meta;
type Story = StoryObj<typeof meta>;

async function beside(context: StoryContext): Promise<void> {
  await choosePeriod(context, 'BGT-2026');
  await choose(context, 'Referente', 'CUR-2025');
  await choosePair(context, 'Lámina TFS 0,16 × 876', 'Envases Andinos');
}

const offer = ({ canvas }: StoryContext) => canvas.findByRole('button', { name: 'Comparar con año −1' });
const header = ({ canvas }: StoryContext) => canvas.getByRole('columnheader', { name: /^Volumen Referente/ });

/** The reference's figures in the first month, and in the totals. */
const references = ({ canvasElement }: StoryContext, row: string) =>
  [...canvasElement.querySelectorAll(`${row} td[data-column$='referente']`)].map((cell) => cell.textContent);

export const Offered: Story = {
  play: async (context) => {
    await beside(context);
    await expect(await offer(context)).toHaveAttribute('aria-pressed', 'false');
    await expect(header(context)).toHaveTextContent(/^Volumen Referente$/);
    await expect(references(context, 'tfoot tr:first-child')).toEqual(['—', '—']);
  },
};

export const YearBefore: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await beside(context);
    await userEvent.click(await offer(context));
    await expect(await offer(context)).toHaveAttribute('aria-pressed', 'true');
    await expect(header(context)).toHaveTextContent('CUR-2025, año −1');
    await expect(references(context, 'tbody tr:first-child')).not.toContain('—');
    await expect(references(context, 'tfoot tr:first-child')).not.toContain('—');
  },
};

export const YearBeforeInAChart: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await beside(context);
    await userEvent.click(await offer(context));
    await userEvent.click(canvas.getByText('Análisis por Ventas'));
    const legend = await canvas.findAllByText('Referente (CUR-2025, año −1)', {}, { timeout: 10_000 });
    await expect(legend[0]).toBeVisible();
    await expect(canvas.getByText(/frente a CUR-2025, año −1\.$/)).toBeVisible();
  },
};

export const YearBeforeDark: Story = { ...YearBefore, globals: { scheme: 'dark' } };

export const YearBeforeNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await beside(context);
    await context.userEvent.click(await offer(context));
    await expect(await offer(context)).toHaveAttribute('aria-pressed', 'true');
  },
};
