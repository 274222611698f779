import type { Locator, Page } from 'playwright';

/** What a hand has done so far. */
export interface Effort {
  /** Keys pressed, a held Shift, Ctrl or Alt counted as one. */
  readonly keys: number;
  /** Those of them that were held. */
  readonly held: number;
  /** Presses of the mouse's button, a drag as one. */
  readonly clicks: number;
  /** Turns of its wheel. */
  readonly scrolls: number;
  /** By the keystroke-level model, without waiting for the machine. */
  readonly seconds: number;
}

/**
 * The keystroke-level model (Card, Moran and Newell, 1980), in seconds: a key of an average non-secretary typist (`K`), pointing (`P`),
 * a hand from keys to mouse or back (`H`), the mouse's button down or up (`B`), getting ready for the next part (`M`). A turn of the wheel is
 * taken as long as pointing: the model is older.
 */
const KLM = { K: 0.28, P: 1.1, H: 0.4, B: 0.1, M: 1.35 } as const;

/** As many keys as take no longer than pointing at a cell, with the way to the mouse and back. */
export const FASTEST_REACH = Math.floor((KLM.P + 2 * KLM.B + 2 * KLM.H) / KLM.K);

/** What a Spanish keyboard writes with Shift alone. */
const SHIFTED = '=%';
const HELD = ['Shift', 'Control', 'Alt'];

/** A hand that works the screen by key and mouse as a skilled person would, and counts what it does. */
export class Hand {
  readonly page: Page;
  /** How many keys it presses to get to a cell, rather than point at it. */
  readonly reach: number;
  #keys = 0;
  #held = 0;
  #clicks = 0;
  #scrolls = 0;
  #seconds = 0;
  #at: 'keys' | 'mouse' = 'keys';

  constructor(page: Page, reach: number) {
    this.page = page;
    this.reach = reach;
  }

  get effort(): Effort {
    return {
      keys: this.#keys,
      held: this.#held,
      clicks: this.#clicks,
      scrolls: this.#scrolls,
      seconds: this.#seconds,
    };
  }

  /** Gets ready for one part of the task: a command, or a figure that is to be looked up. */
  think(): void {
    this.#seconds += KLM.M;
  }

  /** Types a text, letter by letter. */
  async type(text: string): Promise<void> {
    const shifted = text.split('').filter((letter) => SHIFTED.includes(letter)).length;
    this.#pressed(text.length + shifted, shifted);
    await this.page.keyboard.type(text);
  }

  /** Presses keys one after the other, as `Enter` or `Alt+PageDown`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const parts = key.split('+');
      this.#pressed(parts.length, parts.filter((part) => HELD.includes(part)).length);
      await this.page.keyboard.press(key);
    }
  }

  /** Presses a key so many times. */
  async repeat(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.press(key);
  }

  /** Presses a key so many times while another one is held. */
  async pressWhileHeld(held: string, key: string, times: number): Promise<void> {
    if (times === 0) return;
    this.#pressed(1 + times, 1);
    await this.page.keyboard.down(held);
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    await this.page.keyboard.up(held);
  }

  async click(target: Locator): Promise<void> {
    this.#goTo('mouse');
    this.#clicks += 1;
    this.#seconds += KLM.P + 2 * KLM.B;
    const { x, y } = await middleOf(target);
    await this.page.mouse.click(x, y);
  }

  /** Clicks with Shift held, as for the other end of a block. */
  async shiftClick(target: Locator): Promise<void> {
    await this.page.keyboard.down('Shift');
    await this.click(target);
    await this.page.keyboard.up('Shift');
    this.#keys += 1;
    this.#held += 1;
    this.#seconds += KLM.K;
  }

  /** From one place to another with the button down. */
  async drag(from: Locator, to: Locator): Promise<void> {
    this.#goTo('mouse');
    this.#clicks += 1;
    this.#seconds += 2 * KLM.P + 2 * KLM.B;
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Turns the wheel over a place. */
  async scroll(over: Locator, pixels: number): Promise<void> {
    this.#goTo('mouse');
    this.#scrolls += 1;
    this.#seconds += KLM.P;
    const { x, y } = await middleOf(over);
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, pixels);
  }

  #pressed(keys: number, held: number): void {
    this.#goTo('keys');
    this.#keys += keys;
    this.#held += held;
    this.#seconds += keys * KLM.K;
  }

  #goTo(where: 'keys' | 'mouse'): void {
    if (this.#at !== where) this.#seconds += KLM.H;
    this.#at = where;
  }
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not in sight: ${target.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
