import type { StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';

export type StoryContext = Parameters<NonNullable<StoryObj['play']>>[0];

type Inside = ReturnType<typeof within>;

/** The row of a record, once it is there. */
export function rowOf({ canvas }: StoryContext, name: string | RegExp): Promise<HTMLElement> {
  return canvas.findByRole('row', { name });
}

/** What the rows are called, in their order. */
export const rowNames = ({ canvas }: StoryContext): (string | null)[] =>
  canvas.queryAllByRole('rowheader').map(({ textContent }) => textContent);

/** Presses a button of the page and goes on in the modal that it opens. */
export async function openDialog(context: StoryContext, button: string, title: string): Promise<Inside> {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: button }));
  return within(await context.canvas.findByRole('dialog', { name: title }));
}

/** Types into a box, in place of what was there. */
export async function fill({ userEvent }: StoryContext, form: Inside, label: string, text: string) {
  const box = form.getByRole('textbox', { name: label });
  await userEvent.clear(box);
  // Not `type`: `{` and `[` would be keys.
  await userEvent.click(box);
  await userEvent.paste(text);
}

/** Chooses an option by its text, once it is there. */
export async function choose({ userEvent }: StoryContext, form: Inside, label: string, option: string) {
  await form.findByRole('option', { name: option });
  await userEvent.selectOptions(form.getByRole('combobox', { name: label }), option);
}

export const save = ({ userEvent }: StoryContext, form: Inside) =>
  userEvent.click(form.getByRole('button', { name: 'Guardar' }));

/** What the browser sends to a modal for Esc; a synthetic key press does not reach it. */
export function pressEscape({ canvas }: StoryContext): void {
  canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
}

export async function expectClosed({ canvas }: StoryContext): Promise<void> {
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
}

/** Each control that is marked as wrong, with the message that is read with it, in their order on the screen. */
export async function expectProblems(
  form: Inside,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  const controls = [...form.queryAllByRole('textbox'), ...form.queryAllByRole('combobox')];
  const wrong = controls.filter((control) => control.getAttribute('aria-invalid') === 'true');
  await expect(wrong).toHaveLength(Object.keys(expected).length);
  let before: Element | undefined;
  for (const [label, message] of Object.entries(expected)) {
    const control = wrong.find((one) => one === form.getByLabelText(label));
    await expect(control).toHaveAccessibleDescription(message);
    // Announced when it comes, not only when its field is reached.
    await expect(form.getByText(message)).toHaveAttribute('aria-live', 'polite');
    if (before && control) {
      await expect(before.compareDocumentPosition(control)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    before = control;
  }
}
