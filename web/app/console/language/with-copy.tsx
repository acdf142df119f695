import { type ComponentType, type ReactNode, useEffect } from 'react';
import { houseName } from '#shared/content/business.ts';
import { useCopyLoaded } from './use-language.ts';

/**
 * A page that is rendered once its copy has loaded.
 *
 * @param title document title in the language of the console
 * @param placeholder shown until the copy has loaded
 */
export const withCopy = (
  Page: ComponentType,
  title: () => string,
  placeholder: ReactNode = null,
): ComponentType =>
  function PageWithCopy() {
    const isLoaded = useCopyLoaded();
    useEffect(() => {
      if (isLoaded) document.title = `${title()} | ${houseName}`;
    });
    return isLoaded ? <Page /> : placeholder;
  };
