import { useEffect } from 'react';
import { basePath } from '#shared/site/language.ts';

/** For the few who read French, or come from a document of this site: that in another language. */
export function useLanguages(): void {
  useEffect(() => {
    const isReader = basePath === '' && navigator.language.startsWith('fr');
    if (isReader || document.referrer.startsWith(window.location.origin))
      import('./languages.tsx').then(
        ({ arrive }) => arrive(isReader),
        () => {},
      );
  }, []);
}
