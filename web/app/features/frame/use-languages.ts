import { useEffect } from 'react';
import { basePath } from '#shared/site/language.ts';

/**
 * Loads the code for visitors who read French, and for visitors from another document of this site, which may be in
 * another language.
 */
export function useLanguages(): void {
  useEffect(() => {
    const readsFrench = basePath === '' && navigator.language.startsWith('fr');
    if (readsFrench || document.referrer.startsWith(window.location.origin))
      import('./languages.tsx').then(
        ({ initLanguages }) => initLanguages(readsFrench),
        () => {},
      );
  }, []);
}
