import type { Meta, StoryObj } from '@storybook/react';
import { Spinner } from './Spinner.ts';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As large as the text that it stands in. */
export const InTheTextsSize: Story = {
  render: () => (
    <>
      <p style={{ fontSize: 13 }}>
        <Spinner /> Guardando…
      </p>
      <p style={{ fontSize: 20 }}>
        <Spinner /> Guardando…
      </p>
    </>
  ),
};
