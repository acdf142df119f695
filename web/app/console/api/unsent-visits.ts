import type { BodyOf } from '#shared/contracts/calls.ts';

export type VisitCommand = BodyOf<'recordVisit'>;
export type VisitAction = VisitCommand['action'];

/** A press that the server has not answered. */
export interface UnsentCommand {
  readonly command: VisitCommand;
  /** Epoch seconds of the press. */
  readonly at: number;
  /** Ids of the entries that were known at the time of the press. */
  readonly known?: readonly string[];
}

/** One list per colleague, so that a press is never sent in another's name. */
const prefix = 'staff-unsent-';
const storageKey = (person: string): string => `${prefix}${person}`;

/** Unanswered presses, which survive closing the page. They contain ids, and the texts of notes. */
export function storedUnsent(person: string): readonly UnsentCommand[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(person)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function storeUnsent(person: string, waiting: readonly UnsentCommand[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(storageKey(person));
    else localStorage.setItem(storageKey(person), JSON.stringify(waiting));
  } catch {
    // Without storage, the presses last as long as the page.
  }
}

/**
 * The unsent presses of this browser, by person id.
 *
 * @param isIncluded whether to include a person; by default all
 */
export function unsentByPerson(
  isIncluded: (person: string) => boolean = () => true,
): ReadonlyMap<string, readonly UnsentCommand[]> {
  const found = new Map<string, readonly UnsentCommand[]>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index) ?? '';
      const person = key.slice(prefix.length);
      if (key.startsWith(prefix) && isIncluded(person)) found.set(person, storedUnsent(person));
    }
  } catch {
    // Private mode: nothing was stored.
  }
  return found;
}
