const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const LIMIT_MS = 10_000;

/**
 * Says so where the page's own script has not come, and loads the page anew once all files that it names come, or once the server
 * names others. Nobody else is there to do it: the page would stay blank.
 */
export function watchStart(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
      else say();
      void loadAnew(target.src, FIRST_PAUSE_MS);
    },
    { capture: true, once: true },
  );
}

function say(): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = 'No se pudo cargar la página. Se vuelve a intentar en unos segundos.';
  text.style.cssText = 'margin: 3rem 1rem; font-family: sans-serif; text-align: center';
  document.getElementById('root')?.replaceChildren(text);
}

async function loadAnew(script: string, pauseMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  if ((await filesCome()) || (await isRenewed(script))) window.location.reload();
  else await loadAnew(script, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
}

/** Whether all that the page cannot start without comes. */
async function filesCome(): Promise<boolean> {
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=modulepreload]',
  );
  const answers = await Promise.all([...files].map((file) => ask('src' in file ? file.src : file.href)));
  return answers.every((answer) => answer?.ok);
}

/** Whether the server's page names another script. */
async function isRenewed(script: string): Promise<boolean> {
  const answer = await ask(window.location.href);
  // What is cut off says nothing.
  const page = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return page !== undefined && !page.includes(new URL(script).pathname);
}

function ask(url: string): Promise<Response | undefined> {
  // oxlint-disable-next-line no-restricted-globals -- files of the build, which are no calls of the API
  const asked = fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
  return asked.catch(() => undefined);
}
