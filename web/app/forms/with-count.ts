import { wrongFields } from '#app/content/forms/wrong-fields.ts';

/** The problems of a form; if there are several, the first begins with a line that gives their number. */
export function withCount<Problems extends Partial<Record<string, string>>>(
  problems: Problems,
  fields: readonly string[] = Object.keys(problems),
  formatCount: (count: number) => string = wrongFields,
): Problems {
  const [first = '', ...others] = fields.filter((field) => problems[field]);
  return others.length > 0
    ? { ...problems, [first]: `${formatCount(others.length + 1)}\n${problems[first]}` }
    : problems;
}
