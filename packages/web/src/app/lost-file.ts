const TEXT =
  'No se pudo preparar el archivo. Por favor, verifique su conexión a internet e intente nuevamente.';

/**
 * For a file of the build that the browser loads by itself, as it does the script of a thread: says that it did not come, as Vite
 * says of its own, so that the page is loaded anew where a newer build has taken its place.
 *
 * @returns what the work that needs the file fails with, with its text for people
 */
export function lostFile(): Error {
  window.dispatchEvent(new Event('vite:preloadError'));
  return Object.assign(new Error('A file of the build did not come'), { kind: 'network', text: TEXT });
}
