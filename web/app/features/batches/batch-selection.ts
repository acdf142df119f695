import { batches } from '../../content/batches/batches.ts';

const parameter = 'batch';

/** What follows `/batch/` in a path, of the parameters of its route; '' for nothing. Pages are prerendered with a slash behind it. */
export const partIn = ({ '*': rest = '' }: Readonly<Record<string, string | undefined>>): string =>
  rest.replace(/\/$/, '');

/**
 * Ids of the batches that an address selects, in the order of the page; none means that all are shown. `/batch/{id}`
 * selects one, `/batch?batch={id}&batch={id}` several; what is not an id selects nothing (specification §2).
 *
 * @param part - what follows `/batch/` in the path
 */
export function selectionIn(part: string, params: URLSearchParams): readonly string[] {
  const named = [...params.getAll(parameter), part].map((name) => name.toUpperCase());
  return batches.map(({ id }) => id).filter((id) => named.includes(id));
}

/** With one batch more or less. */
export const toggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];

/** The address that selects them. */
export function addressOf(selection: readonly string[]): string {
  const params = new URLSearchParams(selection.map((id) => [parameter, id]));
  return selection.length === 0 ? '/batch' : `/batch?${params}`;
}
