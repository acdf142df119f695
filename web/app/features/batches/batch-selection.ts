import { batches } from '#app/content/batches/batches.ts';

const parameter = 'batch';

/** Path after `/batch/` from the route's parameters, or ''. Prerendered paths end with a slash. */
export const codeInPath = ({ '*': path = '' }: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/\/$/, '');

/**
 * Selected batch ids in page order; none means all are shown. `/batch/{id}` selects one,
 * `/batch?batch={id}&batch={id}` several; unknown ids are ignored (specification §2).
 *
 * @param code - path after `/batch/`
 */
export function selectionIn(code: string, params: URLSearchParams): readonly string[] {
  const codes = [...params.getAll(parameter), code].map((name) => name.toUpperCase());
  return batches.map(({ id }) => id).filter((id) => codes.includes(id));
}

export const withToggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];

/** URL of a selection. */
export function addressOf(selection: readonly string[]): string {
  const params = new URLSearchParams(selection.map((id) => [parameter, id]));
  return selection.length === 0 ? '/batch' : `/batch?${params}`;
}
