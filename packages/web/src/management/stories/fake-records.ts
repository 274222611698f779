import type { Endpoint } from '@presupuesto/api-sdk/contract';
import type { Answer, Request } from '@presupuesto/machines';
import { ok } from '../../app/stories/fake-ports.ts';
import { pageOf } from '../../fixtures/answering.ts';

type Parts = Readonly<Record<'params' | 'query' | 'body', Readonly<Record<string, unknown>> | undefined>>;
type Work = () => Promise<Answer>;

/** What a kind of record is to a server: its calls, the field that holds its id, and what is there at first. */
interface Records<Item> {
  readonly list: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  readonly key: keyof Item & string;
  readonly items: readonly Item[];
  /** What a search looks into. */
  readonly searched: (item: Item) => string;
  /** What the server adds to what was sent, such as the name of a country. */
  readonly completed?: (item: Item) => Item;
  /** Lists that the form's choices come from. */
  readonly choices?: readonly (readonly [Endpoint, readonly unknown[]])[];
}

/** The answer of a server that understood and said no. */
export const refused = (message: string): Answer => ({ status: 400, message });

/**
 * A server of one kind of record in memory, for the port `request` of a story: it pages, searches, creates, updates and
 * removes, and takes nothing that its contract would not.
 */
export function fakeRecords<Item extends object>(kind: Records<Item>) {
  let items: readonly Item[] = kind.items;
  let asked: Request[] = [];
  const queues = new Map<Endpoint, Work[]>();

  const idOf = (item: Item) => String(item[kind.key]);
  // What was sent has been through the schema; the rest is the server's to add.
  const made = (fields: object) => (kind.completed ?? ((item) => item))(fields as Item);

  function list({ nombre, pageNumber, pageSize }: NonNullable<Parts['query']>): Answer {
    const words = typeof nombre === 'string' ? nombre.toLocaleLowerCase('es') : '';
    const found = items.filter((item) => kind.searched(item).toLocaleLowerCase('es').includes(words));
    return pageSize === undefined ? ok(found) : pageOf(found, pageNumber, pageSize);
  }

  function answer(endpoint: Endpoint, { params, query, body }: Parts): Answer {
    const id = String(Object.values(params ?? {})[0]);
    switch (endpoint) {
      case kind.list:
        return list(query ?? {});
      case kind.create:
        items = [made({ [kind.key]: 9000 + items.length, ...body }), ...items];
        return { ...ok(undefined), message: '' };
      case kind.update:
        items = items.map((item) => (idOf(item) === id ? made({ ...item, ...body }) : item));
        return { ...ok(undefined), message: '' };
      case kind.remove:
        items = items.filter((item) => idOf(item) !== id);
        return { ...ok(undefined), message: '' };
      default:
        return ok(kind.choices?.find(([listed]) => listed === endpoint)?.[1] ?? []);
    }
  }

  return {
    /** The port's work. */
    async request({ endpoint, input }: Request): Promise<Answer> {
      // Every request is made of the parts that its endpoint declares.
      const parts = input as Parts;
      for (const part of ['params', 'query', 'body'] as const) endpoint[part]?.parse(parts[part] ?? {});
      asked.push({ endpoint, input });
      const next = queues.get(endpoint)?.shift();
      return next ? next() : answer(endpoint, parts);
    },
    /** The next call of `endpoint` comes to this instead. */
    once(endpoint: Endpoint, work: Work): void {
      queues.set(endpoint, [...(queues.get(endpoint) ?? []), work]);
    },
    /** What `endpoint` was called with since the story began. */
    inputsOf: (endpoint: Endpoint): readonly unknown[] =>
      asked.filter((call) => call.endpoint === endpoint).map(({ input }) => input),
    /** As at first, with `over` in place of some records or all. */
    reset(over: readonly Item[] = kind.items): void {
      items = over;
      asked = [];
      queues.clear();
    },
  };
}

/** A call that is answered when the story says so. */
export function held() {
  let settle: (answer: Answer) => void = () => {};
  const answered = new Promise<Answer>((resolve) => {
    settle = resolve;
  });
  return { work: () => answered, answer: (answer: Answer) => settle(answer) };
}
