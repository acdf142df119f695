import type { ArticleText } from './article.ts';

/** One chunk per article, named after its id, so that a browser loads only the text in view. */
const files = import.meta.glob<ArticleText>('./articles/*.ts', { import: 'text' });
const texts = new Map<string, Promise<ArticleText>>();

/**
 * Text of an internal article.
 *
 * @returns a stable promise, as React's `use` requires
 * @throws Error (asynchronously) when the text does not exist or fails to load
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
