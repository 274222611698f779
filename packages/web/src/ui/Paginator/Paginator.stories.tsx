import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Paginator, type PaginatorProps } from './Paginator.tsx';

/** Goes to the page asked for, as a screen does. */
function Held(props: PaginatorProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Paginator
      {...props}
      page={page}
      onPage={(next) => {
        props.onPage(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  component: Paginator,
  render: (args) => <Held {...args} />,
  args: { page: 0, pageSize: 10, rows: 95, onPage: fn() },
} satisfies Meta<typeof Paginator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WalkedByItsArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mostrando 1 a 10 de 95 registros')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByText('Mostrando 11 a 20 de 95 registros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await expect(canvas.getByText('Mostrando 91 a 95 de 95 registros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(canvas.getByText('Mostrando 81 a 90 de 95 registros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Primera página' }));
    await expect(canvas.getByText('Mostrando 1 a 10 de 95 registros')).toBeVisible();
  },
};

export const FiveLinksAroundThePage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página 5' }));
    await expect(args.onPage).toHaveBeenCalledWith(4);
    const links = canvas.getAllByRole('button', { name: /^Página \d/ });
    await expect(links.map((link) => link.textContent)).toEqual(['3', '4', '5', '6', '7']);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
  },
};

export const KeepsTheFocusAtTheEnds: Story = {
  args: { page: 8 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Página siguiente' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

export const Thousands: Story = {
  args: { page: 1100, rows: 12_345 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mostrando 11.001 a 11.010 de 12.345 registros')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Página 1.101' })).toHaveAttribute('aria-current');
  },
};

export const HiddenWithOnePage: Story = {
  args: { rows: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Mostrando/)).not.toBeInTheDocument();
  },
};

export const IgnoresClicksWhileDisabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  args: { page: 120, rows: 12_345 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
