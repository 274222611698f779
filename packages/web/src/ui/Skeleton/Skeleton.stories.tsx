import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Block: Story = {
  args: { width: '240px', height: '96px' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([240, 96]);
  },
};
