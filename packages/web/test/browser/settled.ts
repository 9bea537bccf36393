/** When a screen has come to rest. Without anything of the test runner, for scripts that drive a page as well. */
import type { Page } from 'playwright-core';

/** The screen has come to rest: nothing is being looked up, and nothing has changed however often one looks. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // Looks are counted, not time: a page that was not let work has not rested.
        let quiet = 0;
        const observer = new MutationObserver(() => {
          quiet = 0;
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = () => {
          quiet = document.querySelector('[aria-busy=true]') ? 0 : quiet + 1;
          if (quiet < 4) {
            setTimeout(() => requestAnimationFrame(look), 10);
            return;
          }
          observer.disconnect();
          resolve();
        };
        look();
      }),
  );
