import type { Page } from 'playwright';

/**
 * Has the page translated as browsers do it, from now on: each text gives its place to elements with another text, and
 * whatever comes later is translated too. What the page has marked by `translate="no"` is left alone.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('[translate="no"], font')) continue;
        const translated = document.createElement('font');
        translated.append(text.data);
        text.replaceWith(translated);
      }
    };
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    translate();
  });
}
