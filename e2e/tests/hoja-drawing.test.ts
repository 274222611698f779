import { active, at, click, grid, HOJA, REFERENCE } from '../screens/hoja.ts';
import { SELLER } from '../support/people.ts';
import { renderWork } from '../support/render-work.ts';
import { expect, test } from '../support/test.ts';

test('a step to the next cell has the styles of a few cells reckoned, not those of the page', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, { as: SELLER });
  await click(page, at(page, 1, 2));
  const step = () =>
    renderWork(page, async () => {
      // Over its client's subtotal, which has no handle and no history.
      for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
      await expect.poll(() => active(page).getAttribute('data-row')).toBe('1');
    });
  // The least of three: parts of the page that are still coming have their styles reckoned as well.
  const styled = [await step(), await step(), await step()].map((work) => work.styled);
  expect(Math.min(...styled)).toBeGreaterThan(0);
  expect(Math.min(...styled)).toBeLessThan(100);
});

test('the months’ names stay over the sheet, and a drag along a row that they half cover selects of that row alone', async ({
  visit,
}) => {
  const { page } = await visit(HOJA, { as: SELLER });
  await grid(page).waitFor();
  const january = grid(page).getByRole('columnheader', { name: 'Ene' });
  const head = await january.boundingBox();
  if (!head) throw new Error('the sheet is not in sight');
  await click(page, at(page, 1, 4));
  await page.mouse.wheel(0, 460);
  await expect.poll(() => at(page, 14, 4).count()).toBe(1);
  expect(await january.boundingBox()).toEqual(head);

  const under = head.y + head.height + 4;
  const press = { x: head.x + head.width * 3.5, y: under };
  await page.mouse.move(press.x, press.y);
  await page.mouse.down();
  for (let month = 1; month <= 3; month += 1) await page.mouse.move(press.x + month * head.width, press.y);
  await page.mouse.up();
  const rows = await grid(page)
    .locator('[aria-selected="true"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-row')));
  expect(rows).toHaveLength(4);
  expect(new Set(rows).size).toBe(1);
});

test('no frame shows an empty place, by wheel, by page and along the year, and what comes next is drawn once there is time', async ({
  visit,
}) => {
  const { page } = await visit(`${HOJA}&referente=${REFERENCE}`, {
    as: SELLER,
    viewport: { width: 960, height: 600 },
  });
  await grid(page).waitFor();
  await grid(page).evaluate(watchFrames);
  const box = await grid(page).boundingBox();
  if (!box) throw new Error('the sheet is not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const beyond = () => grid(page).evaluate(rowsBeyond);
  await expect.poll(beyond).toBeGreaterThan(2);
  for (const down of [120, 120, 400, 400, -90, -900]) {
    await page.mouse.wheel(0, down);
    await page.mouse.wheel(down / 2, 0);
  }
  await click(page, at(page, 1, 1));
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'Control+End', 'Control+Home', 'End'])
    await page.keyboard.press(key);
  await expect.poll(beyond).toBeGreaterThan(2);
  const { frames, empty } = await page.evaluate(() => window.framesSeen);
  expect(frames).toBeGreaterThan(10);
  expect(empty).toEqual([]);
});

declare global {
  interface Window {
    framesSeen: { frames: number; empty: string[] };
  }
}

/** Runs in the page: notes in each frame which places between the heads, the names and the totals have no cell. */
function watchFrames(sheet: Element): void {
  window.framesSeen = { frames: 0, empty: [] };
  const look = (): void => {
    window.framesSeen.frames += 1;
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const name = sheet.querySelector('[data-part="name"]')?.getBoundingClientRect().right ?? left;
    const heads = sheet.querySelector('[data-part="heads"]')?.getBoundingClientRect().bottom ?? top;
    const totals = sheet.querySelector('[data-part="totals"]')?.getBoundingClientRect().top ?? bottom;
    for (const y of [heads + 3, (heads + totals) / 2, totals - 3])
      for (const x of [name + 3, (name + right) / 2, right - 24]) {
        const there = document.elementFromPoint(x, y)?.closest('[role="gridcell"]');
        if (!there) window.framesSeen.empty.push(`${x - left}, ${y - top}, scrolled ${sheet.scrollTop}`);
      }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: how many rows are drawn that are not in sight. */
function rowsBeyond(sheet: Element): number {
  const { top, bottom } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('[role="row"]')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom < top || box.top > bottom;
  }).length;
}

test('names that fit stand whole in a low window, also where a browser counts what their letters overhang', async ({
  visit,
}) => {
  const { page } = await visit('/favicon.svg', { as: SELLER, viewport: { width: 1366, height: 768 } });
  // As Firefox says of letters that are higher than their line.
  await page.addInitScript(() => {
    const counted = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight')?.get;
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      get(this: Element) {
        const height: number = counted?.call(this);
        return this.matches('[data-lines]') ? height + 1 : height;
      },
    });
  });
  await page.goto(`${HOJA}&referente=${REFERENCE}`);
  await grid(page).waitFor();
  const pieces = await grid(page)
    .locator('[data-kind="pair"] > [role="rowheader"] > span')
    .evaluateAll((names) => names.map((name) => name.childNodes.length));
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces).toEqual(pieces.map(() => 1));
});
