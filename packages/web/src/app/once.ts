/** A file that is on its way, with how that ended as soon as it is known. */
export type Arriving<File> = Promise<File> & { readonly outcome?: PromiseSettledResult<File> };

/** Loads a file when it is first asked for, and gives the same promise ever after. */
export function once<File>(load: () => Promise<File>): () => Arriving<File> {
  let file: Arriving<File> | undefined;
  return () => {
    file ??= arriving(load());
    return file;
  };
}

function arriving<File>(loading: Promise<File>): Arriving<File> {
  const end = (outcome: PromiseSettledResult<File>) => void Object.assign(loading, { outcome });
  loading.then(
    (value) => end({ status: 'fulfilled', value }),
    (reason: unknown) => end({ status: 'rejected', reason }),
  );
  return loading;
}
