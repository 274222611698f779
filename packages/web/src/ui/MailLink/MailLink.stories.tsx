import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { MailLink } from './MailLink.tsx';

const meta = {
  component: MailLink,
  args: { email: 'maría.ñuble@envases.co' },
} satisfies Meta<typeof MailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAnEmail: Story = {
  args: { email: 'vendedor@envases.co' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'vendedor@envases.co' })).toHaveAttribute(
      'href',
      'mailto:vendedor@envases.co',
    );
  },
};

export const BringsNothingButItsAddress: Story = {
  args: { email: 'a@b.co?bcc=c@d.co&subject=ñ' },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: args.email });
    await expect(new URL(link.href).search).toBe('');
  },
};

export const NoAddress: Story = {
  args: { email: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The lines of a text that is drawn, as they are read. */
function linesOf(element: HTMLElement): string[] {
  const lines = new Map<number, string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    for (let at = 0; at < length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + range.toString());
    }
  }
  return [...lines.values()];
}

export const GoesOnBeforeItsAt: Story = {
  args: { email: 'maria.fernanda.ruiz@envases-andinos.example' },
  decorators: [(Story) => <div style={{ inlineSize: 190 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.email });
    await expect(linesOf(link)).toEqual(['maria.fernanda.ruiz', '@envases-andinos.example']);
  },
};

export const LongAddressNarrow: Story = {
  args: { email: `maria.fernanda.${'gutierrez.'.repeat(6)}echeverria@envases-latinoamericanos.example` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
