import { useSession } from '#app/console/api/session-context.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';

/** Returns a function that names the author of an entry: a colleague, a former one, or the command line. */
export function useNames(
  people: readonly Colleague[],
  copy: { readonly former: string; readonly commandLine: string },
): (entry: { by?: string | undefined }) => string {
  const { person } = useSession();
  const names = new Map([...people, person].map(({ id, name }) => [id, name]));
  return ({ by }) => (by === undefined ? copy.commandLine : (names.get(by) ?? copy.former));
}
