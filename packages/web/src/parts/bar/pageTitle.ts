/** A lit board also changes the title of the page. */
import { useEffect } from 'preact/hooks';
import { plain } from '../strong.tsx';

export function usePageTitle(page: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = plain(page);
    return () => {
      document.title = before;
    };
  }, [page]);
}
