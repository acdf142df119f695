import type { UnsentVisit } from './visit-queue.ts';

/** One list per colleague, so that a press is never sent in another's name. */
const keyOf = (person: string): string => `staff-unsent-${person}`;

/** Presses survive a page that is closed before their answer. They hold ids, and the texts of notes. */
export function storedUnsent(person: string): readonly UnsentVisit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function storeUnsent(person: string, waiting: readonly UnsentVisit[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(keyOf(person));
    else localStorage.setItem(keyOf(person), JSON.stringify(waiting));
  } catch {
    // Without storage they last as long as the page.
  }
}
