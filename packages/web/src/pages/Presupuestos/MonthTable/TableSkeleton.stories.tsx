import type { Meta, StoryObj } from '@storybook/react';
import { TableSkeleton } from './TableSkeleton.tsx';

const meta = {
  title: 'Presupuestos/Piezas/TableSkeleton',
  component: TableSkeleton,
  args: { months: 12 },
} satisfies Meta<typeof TableSkeleton>;

export default meta;

export const OneYear: StoryObj<typeof meta> = {};
