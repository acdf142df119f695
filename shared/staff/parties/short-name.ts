/** Name of a colleague by id; undefined when unknown. */
export type NameOf = (person: string) => string | undefined;

/** Shortens a name to `É. Exemple`; undefined without a name. */
export function shortName(person: {
  readonly firstName: string;
  readonly lastName: string;
}): string | undefined {
  const [firstName, lastName] = [person.firstName.trim(), person.lastName.trim()];
  const [initial = ''] = firstName;
  const hasOnePart = firstName === '' || lastName === '';
  return (
    [hasOnePart ? firstName : `${initial.toUpperCase()}.`, lastName].filter(Boolean).join(' ') || undefined
  );
}
