import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { PeriodTag } from './PeriodTag.tsx';
import { StateTag } from './StateTag.tsx';
import { Tag } from './Tag.tsx';
import { UserTag } from './UserTag.tsx';

const meta = { component: Tag, args: { children: 'Activo' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Pendiente' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Bloqueado' } };

export const PeriodTypes: Story = {
  render: () => (
    <>
      <PeriodTag>SOP10-2025</PeriodTag> <PeriodTag>CUR-2025</PeriodTag> <PeriodTag>BGT-2026</PeriodTag>{' '}
      <PeriodTag>OTRO-2026</PeriodTag>
    </>
  ),
  play: async ({ canvas }) => {
    const hue = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    const hues = ['SOP10-2025', 'CUR-2025', 'BGT-2026', 'OTRO-2026'].map(hue);
    await expect(new Set(hues).size).toBe(4);
  },
};

export const UserTypes: Story = {
  render: () => (
    <>
      <UserTag>ADMINISTRADOR</UserTag> <UserTag>VENDEDOR</UserTag>
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <StateTag on /> <StateTag on={false} /> <StateTag on tone="danger" /> <StateTag on words="activo" />{' '}
      <StateTag on={false} words="activo" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('SI')).toHaveLength(2);
    await expect(canvas.getByText('NO')).toBeVisible();
    await expect(canvas.getByText('Activo')).toBeVisible();
    await expect(canvas.getByText('Inactivo')).toBeVisible();
  },
};

export const Accent: Story = { args: { tone: 'accent', children: 'En curso' } };
