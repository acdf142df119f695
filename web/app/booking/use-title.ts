import { useEffect } from 'react';
import { houseName } from '#shared/content/business.ts';

/** Sets the title of a page whose title changes while the page is open; omits a final full stop. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.replace(/\.$/, '')} | ${houseName}`;
  }, [title]);
}
