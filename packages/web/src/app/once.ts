/** Loads a file when it is first asked for, and gives the same promise ever after. Once the file is there, React's `use` takes it at once. */
export function once<File>(load: () => Promise<File>): () => Promise<File> {
  let file: Promise<File> | undefined;
  return () => {
    if (file) return file;
    const loading = load();
    // What `use` writes down itself as soon as it has waited once.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => {},
    );
    file = loading;
    return loading;
  };
}
