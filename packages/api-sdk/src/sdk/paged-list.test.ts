import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cursorPages, numberedPages, PagedList } from './paged-list.ts';

/** A list of numbers in pages of two, and the page numbers that were asked for. */
function listOf(length: number, rows: number | undefined = length) {
  const asked: number[] = [];
  const all = Array.from({ length }, (_, index) => index);
  const read = async (pageNumber: number) => {
    asked.push(pageNumber);
    return { items: all.slice(pageNumber * 2, pageNumber * 2 + 2), rows };
  };
  return { asked, list: new PagedList((atATime) => numberedPages(read, atATime)) };
}

it('brings item after item, and asks for no page beyond the total', async () => {
  const { asked, list } = listOf(4);
  const seen: number[] = [];
  for await (const item of list) seen.push(item);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(asked).toEqual([0, 1]);
});

it('brings the pages as they are', async () => {
  const pages: (readonly number[])[] = [];
  for await (const page of listOf(3).list.pages()) pages.push(page);
  expect(pages).toEqual([[0, 1], [2]]);
});

it('reads on to the first empty page where a server sends no total', async () => {
  const asked: number[] = [];
  const read = async (pageNumber: number) => {
    asked.push(pageNumber);
    return { items: pageNumber < 2 ? [pageNumber] : [], rows: undefined };
  };
  const list = new PagedList((atATime) => numberedPages(read, atATime));
  expect(await list.toArray()).toEqual([0, 1]);
  expect(asked).toEqual([0, 1, 2]);
});

it('asks for nothing more once the loop is left', async () => {
  const { asked, list } = listOf(10);
  for await (const item of list) if (item === 1) break;
  expect(asked).toEqual([0]);
});

/** A list in pages of one, whose answers come when the test says so. */
function slowList(rows: number) {
  type Page = { items: number[]; rows: number };
  const asked: { resolve: (page: Page) => void; reject: (error: Error) => void }[] = [];
  const read = () => new Promise<Page>((resolve, reject) => void asked.push({ resolve, reject }));
  const answer = async (pageNumber: number) => {
    asked[pageNumber]?.resolve({ items: [pageNumber], rows });
    await setImmediate();
  };
  return { asked, answer, list: new PagedList((atATime) => numberedPages(read, atATime)) };
}

it('wanted whole, has three pages on their way once the total is known, and none beyond it', async () => {
  const { asked, answer, list } = slowList(5);
  const all = list.toArray();
  await setImmediate();
  expect(asked).toHaveLength(1);
  await answer(0);
  expect(asked).toHaveLength(4);
  await answer(3);
  expect(asked).toHaveLength(4);
  await answer(1);
  expect(asked).toHaveLength(5);
  await answer(2);
  await answer(4);
  expect(await all).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toHaveLength(5);
});

it('wanted whole, fails with its first failing page, whichever failed sooner', async () => {
  const { asked, answer, list } = slowList(4);
  const all = list.toArray();
  await setImmediate();
  await answer(0);
  asked[2]?.reject(new Error('third'));
  await setImmediate();
  asked[1]?.reject(new Error('second'));
  await expect(all).rejects.toThrow('second');
});

it('can be read a second time from the start', async () => {
  const { list } = listOf(3);
  await list.toArray();
  expect(await list.toArray()).toEqual([0, 1, 2]);
});

it('has nothing to bring of an empty list', async () => {
  expect(await listOf(0).list.toArray()).toEqual([]);
});

it('goes on from the cursor that each page brings, past an empty one, to the page without', async () => {
  const asked: (string | undefined)[] = [];
  const parts = [
    { items: [0, 1], next: 'a' },
    { items: [], next: 'b' },
    { items: [2], next: undefined },
  ];
  const list = new PagedList(() =>
    cursorPages<number>(async (cursor) => {
      asked.push(cursor);
      return parts[(asked.length - 1) % 3] ?? { items: [], next: undefined };
    }),
  );
  expect(await list.toArray()).toEqual([0, 1, 2]);
  expect(await list.toArray()).toEqual([0, 1, 2]);
  expect(asked).toEqual([undefined, 'a', 'b', undefined, 'a', 'b']);
});
