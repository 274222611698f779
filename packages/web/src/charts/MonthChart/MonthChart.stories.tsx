import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { monthsOf } from '../../fixtures/months.ts';
import { bgt2026, sop10 } from '../../fixtures/periods.ts';
import { chartMonth } from '../../format/months.ts';
import { formatPrecio, formatTotal, formatVolumen } from '../../format/numbers.ts';
import { MonthChart } from './MonthChart.tsx';
import type { MonthPoint } from './month-point.ts';

function points(periodo: typeof bgt2026): MonthPoint[] {
  const reference = monthsOf(periodo, 2);
  return monthsOf(periodo, 1).map((venta, at) => ({
    label: chartMonth(venta.mes, venta.anio),
    presupuesto: venta.volumenTon,
    referente: reference[at]?.volumenTon,
  }));
}

const year = points(bgt2026);

const meta = {
  component: MonthChart,
  args: { title: 'Volumen por mes', unit: 't', points: year, format: formatTotal, fromZero: true },
} satisfies Meta<typeof MonthChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneYear: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /^Volumen por mes/ });
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-series]')).toHaveLength(2));
    const dashes = (series: string) => {
      const line = canvasElement.querySelector(`path[data-series="${series}"]`);
      return line && getComputedStyle(line).strokeDasharray;
    };
    await expect(dashes('presupuesto')).toBe('none');
    await expect(dashes('referente')).not.toBe('none');
    await expect(canvas.getByRole('table', { name: 'Volumen por mes, t' })).toHaveTextContent('Ene 2026');
    await expect(canvas.getAllByText('Dic 2026')).not.toHaveLength(0);
  },
};

/** The arrow keys move a native range control, month by month; here by the event that they cause. */
export const KeyboardWalksTheMonths: Story = {
  play: async ({ canvas }) => {
    const months = await canvas.findByRole('slider', { name: 'Volumen por mes: mes' });
    await expect(months).toHaveAttribute('max', '11');
    months.focus();
    await waitFor(() => expect(months).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Ene 2026/)));
    await fireEvent.change(months, { target: { value: '2' } });
    await expect(months).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Mar 2026: Presupuesto [\d.]+ t/),
    );
    await expect(await canvas.findByText('Mar 2026', { selector: 'strong' })).toBeVisible();
    months.blur();
    await waitFor(() => expect(canvas.queryByText('Mar 2026', { selector: 'strong' })).toBeNull());
  },
};

export const PointerShowsTheFigures: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('img');
    await waitFor(() => expect(plot.querySelector('circle')).toBeTruthy());
    const box = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: box.right - 20, clientY: box.top + 40 } });
    await expect(await canvas.findByText(/^Dic 2026$/, { selector: 'strong' })).toBeVisible();
  },
};

export const TwoYearsAndNineDigits: Story = {
  args: {
    title: 'Ventas por mes',
    unit: 'miles de COP',
    points: points(sop10).map((point) => ({
      label: point.label,
      presupuesto: (point.presupuesto ?? 0) * 12_345_678,
      referente: (point.referente ?? 0) * 12_345_678,
    })),
  },
};

export const PricesCloseToTheirFigures: Story = {
  args: {
    title: 'Precios por mes',
    unit: 'COP/kg',
    format: formatPrecio,
    fromZero: false,
    points: year.map((point, at) => ({ label: point.label, presupuesto: 6500 + at * 12, referente: 6430 })),
  },
  play: async ({ canvas }) => {
    const plot = within(await canvas.findByRole('img'));
    await plot.findByText('6.400');
    await expect(plot.queryByText('0')).not.toBeInTheDocument();
  },
};

const axisTexts = (root: HTMLElement) =>
  [...(root.querySelector('.visx-axis')?.querySelectorAll('text') ?? [])].map(
    ({ textContent }) => textContent,
  );

/** A pair that sells a few kilos: the axis has more decimals than the figures. */
export const FiguresBelowTheirDecimals: Story = {
  args: {
    unit: 'toneladas',
    format: formatVolumen,
    points: year.map((point, at) => ({
      label: point.label,
      presupuesto: 0.002 + at / 1000,
      referente: 0.004,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /^Volumen por mes/ });
    await waitFor(() => expect(axisTexts(canvasElement)).toEqual(['0', '0,005', '0,01', '0,015']));
    await expect(canvasElement.querySelectorAll('.visx-rows line')).toHaveLength(4);
  },
};

export const ReferenceWithGaps: Story = {
  args: { points: year.map((point, at) => (at % 4 === 2 ? point : { ...point, referente: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: '—' })).toHaveLength(9);
  },
};

const legend = (root: HTMLElement) =>
  [...root.querySelectorAll('figure ul li')].map((item) => item.textContent?.trim());

export const NoReference: Story = {
  args: { points: year.map((point) => ({ ...point, referente: undefined })) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Volumen por mes: Presupuesto, t' });
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-series]')).toHaveLength(1));
    await expect(legend(canvasElement)).toEqual(['Presupuesto']);
    await expect(canvas.queryByRole('columnheader', { name: 'Referente' })).not.toBeInTheDocument();
  },
};

export const ReferenceOfTheYearBefore: Story = {
  args: { reference: 'CUR-2025, año −1' },
  play: async ({ canvasElement }) =>
    expect(legend(canvasElement)).toEqual(['Presupuesto', 'Referente (CUR-2025, año −1)']),
};

export const NothingButZeros: Story = {
  args: { points: year.map(({ label }) => ({ label, presupuesto: 0, referente: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Todavía no hay cifras que mostrar.')).toBeVisible();
    await expect(legend(canvasElement)).toEqual([]);
  },
};

export const Nothing: Story = {
  args: { points: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No hay meses que mostrar.')).toBeVisible(),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true'),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NarrowTooltipStaysInside: Story = {
  args: TwoYearsAndNineDigits.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const months = await canvas.findByRole('slider', { name: 'Ventas por mes: mes' });
    const plot = canvas.getByRole('figure').getBoundingClientRect();
    months.focus();
    for (let month = 0; month <= Number(months.getAttribute('max')); month += 1) {
      await fireEvent.change(months, { target: { value: `${month}` } });
      const heading = await canvas.findByText(/^[A-Z][a-z]{2} 202\d$/, { selector: 'strong' });
      const bubble = heading.parentElement?.parentElement?.getBoundingClientRect();
      await expect(bubble?.left).toBeGreaterThanOrEqual(plot.left);
      await expect(bubble?.right).toBeLessThanOrEqual(plot.right);
    }
  },
};
