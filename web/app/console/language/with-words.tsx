import { type ComponentType, type ReactNode, useEffect } from 'react';
import { houseName } from '#shared/content/business.ts';
import { useWords } from './use-words.ts';

/**
 * A page that waits for its words.
 *
 * @param title of the document in the language of the console
 * @param before in its place until then
 */
export const withWords = (
  Page: ComponentType,
  title: () => string,
  before: ReactNode = null,
): ComponentType =>
  function WordedPage() {
    const isWorded = useWords();
    useEffect(() => {
      if (isWorded) document.title = `${title()} | ${houseName}`;
    });
    return isWorded ? <Page /> : before;
  };
