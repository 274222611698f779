import type { Page } from 'playwright';

/** What this device keeps, by its keys: answers, or the figures it has saved. */
export function keptIn(
  page: Page,
  storeName: 'answers' | 'saved',
): Promise<{ key: IDBValidKey; value: unknown }[]> {
  return page.evaluate(
    (name) =>
      new Promise<{ key: IDBValidKey; value: unknown }[]>((resolve) => {
        const request = indexedDB.open('presupuesto-sin-conexion');
        // Nothing has been kept yet: whoever looks makes no empty one.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.addEventListener('error', () => resolve([]));
        request.onsuccess = () => {
          const transaction = request.result.transaction(name);
          const keys = transaction.objectStore(name).getAllKeys();
          const values = transaction.objectStore(name).getAll();
          transaction.oncomplete = () => {
            request.result.close();
            resolve(keys.result.map((key, at) => ({ key, value: values.result[at] })));
          };
        };
      }),
    storeName,
  );
}

/** The keys of the answers that this device keeps. */
export const keptKeys = async (page: Page): Promise<IDBValidKey[]> =>
  (await keptIn(page, 'answers')).map(({ key }) => key);
