import { useEffect } from 'react';
import { houseName } from '#shared/content/business.ts';

/** The title of a page that changes while it is open, without a full stop. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.replace(/\.$/, '')} | ${houseName}`;
  }, [title]);
}
