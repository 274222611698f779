import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { ChangeDetails } from './ChangeDetails.tsx';

/** What a change was, in as little room as a sheet of paper leaves it. */
const meta = {
  title: 'Actividad/Piezas/ChangeDetails',
  component: ChangeDetails,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min-content', overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    antes: { totalVentas: '111507142845.0000000', periodoID: 'BGT-2027' },
    despues: { totalVentas: '211507142845.0000000', periodoID: 'BGT-2028' },
  },
} satisfies Meta<typeof ChangeDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many lines a text of an element takes. */
function linesOf(element: HTMLElement, text: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getClientRects().length;
  }
  throw new Error(`no ${text}`);
}

/** Half a figure would be another one. */
export const FiguresStayWhole: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Detalles'));
    const texts = ['111.507.142.845,00', '211.507.142.845,00', 'BGT-2027', 'BGT-2028'];
    await expect(texts.map((text) => linesOf(canvasElement, text))).toEqual([1, 1, 1, 1]);
  },
};
