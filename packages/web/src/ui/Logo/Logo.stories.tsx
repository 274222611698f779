import type { Meta, StoryObj } from '@storybook/react';
import { Logo } from './Logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const Mark: StoryObj<typeof meta> = {};
