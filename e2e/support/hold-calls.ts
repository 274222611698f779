import type { Page } from 'playwright';

/** Keeps what a page asks for from going out. @returns what lets it go */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  const gate = closedGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

/** Keeps what the server answers from coming in: when it has `answered`, and what has it `arrive`. */
export async function holdAnswers(page: Page, url: string) {
  const gate = closedGate();
  const answer = closedGate();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    answer.open();
    await gate.opened;
    await route.fulfill({ response });
  });
  return { answered: answer.opened, arrive: gate.open };
}

function closedGate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
