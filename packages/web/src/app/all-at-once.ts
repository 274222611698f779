/**
 * Hands on together what comes within one turn of the page, once that is over: who draws for each would draw a thousand figures a
 * thousand times. Unlike a timer's, its turn is not put off in a page that nobody looks at.
 *
 * @returns what takes one; nothing is handed on any more after `signal`
 */
export function allAtOnce<Item>(
  handOn: (items: readonly Item[]) => void,
  signal: AbortSignal,
): (item: Item) => void {
  let items: Item[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const all = items;
    items = [];
    handOn(all);
  });
  port1.start();
  signal.addEventListener('abort', () => port1.close(), { once: true });
  return (item) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    if (items.push(item) === 1) port2.postMessage(null);
  };
}
