import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

function pages(answers: readonly { status?: number; data?: number[] | null; rows?: number | null }[]) {
  const asked: number[] = [];
  const load = async (pageNumber: number) => {
    asked.push(pageNumber);
    return { status: 200, message: '', ...answers[pageNumber] };
  };
  return { asked, load };
}

it('asks page after page until every row is there', async () => {
  const { asked, load } = pages([
    { data: [1, 2], rows: 5 },
    { data: [3, 4], rows: 5 },
    { data: [5], rows: 5 },
  ]);
  expect(await everyPage(load)).toEqual({ status: 200, message: '', data: [1, 2, 3, 4, 5], rows: 5 });
  expect(asked).toEqual([0, 1, 2]);
});

it('ends at an empty page, whatever the count says', async () => {
  const { asked, load } = pages([
    { data: [1], rows: 9 },
    { data: [], rows: 9 },
  ]);
  expect((await everyPage(load)).data).toEqual([1]);
  expect(asked).toEqual([0, 1]);
});

it('takes a server that counts no rows to have one page', async () => {
  const { asked, load } = pages([{ data: [1, 2], rows: null }]);
  expect((await everyPage(load)).data).toEqual([1, 2]);
  expect(asked).toEqual([0]);
});

it('gives the answer of a page that is refused', async () => {
  const { load } = pages([
    { data: [1], rows: 2 },
    { status: 400, data: null, rows: null },
  ]);
  expect((await everyPage(load)).status).toBe(400);
});
