import { wrongFields } from '#app/content/forms/wrong-fields.ts';

/** The problems of a form; if there are several, the first begins with their number, on a line of its own. */
export function withCount<Problems extends Partial<Record<string, string>>>(
  problems: Problems,
  fields: readonly string[] = Object.keys(problems),
  sayCount: (count: number) => string = wrongFields,
): Problems {
  const wrong = fields.filter((field) => problems[field]);
  const [first = ''] = wrong;
  return wrong.length > 1
    ? { ...problems, [first]: `${sayCount(wrong.length)}\n${problems[first]}` }
    : problems;
}
