/** A file that is on its way, with how that ended as soon as it is known. */
export type Arriving<File> = Promise<File> & { readonly outcome?: PromiseSettledResult<File> };

/** Loads a file when it is first asked for, and gives the same promise ever after; one that did not come is loaded anew. */
export function once<File>(load: () => Promise<File>): () => Arriving<File> {
  let file: Arriving<File> | undefined;
  const forget = () => {
    file = undefined;
  };
  return () => {
    file ??= arriving(load(), forget);
    return file;
  };
}

function arriving<File>(loading: Promise<File>, onFailed: () => void): Arriving<File> {
  const end = (outcome: PromiseSettledResult<File>) => void Object.assign(loading, { outcome });
  loading.then(
    (value) => end({ status: 'fulfilled', value }),
    (reason: unknown) => {
      end({ status: 'rejected', reason });
      onFailed();
    },
  );
  return loading;
}
