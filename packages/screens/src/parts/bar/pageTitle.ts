/** A lit board also changes the title of the page. */

import { plain } from '@kursbuch/words';
import { useEffect } from 'preact/hooks';

export function usePageTitle(page: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = plain(page);
    return () => {
      document.title = before;
    };
  }, [page]);
}
