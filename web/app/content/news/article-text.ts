import type { ArticleText } from './articles.ts';

/** A file for each article of this site, named after its id, so that a browser loads only the text that is read. */
const files = import.meta.glob<ArticleText>('./articles/*.ts', { import: 'text' });
const texts = new Map<string, Promise<ArticleText>>();

/**
 * The text of an article that is read on this site.
 *
 * @returns the same promise each time, as React's `use` wants it
 * @throws Error, by the promise, when there is no such text or it could not be loaded
 */
export function articleText(id: string): Promise<ArticleText> {
  const text = texts.get(id) ?? load(id);
  texts.set(id, text);
  return text;
}

async function load(id: string): Promise<ArticleText> {
  const file = files[`./articles/${id}.ts`];
  if (file === undefined) throw new Error(`There is no text of ${id}.`);
  return file();
}
