import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No se encontraron registros' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithAWayOut: Story = {
  args: {
    icon: <Inbox size={28} aria-hidden />,
    text: 'Pruebe con otro nombre o quite el filtro.',
    action: <Button>Limpiar</Button>,
  },
};
