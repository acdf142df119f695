import type { UnsentVisit } from './visit-queue.ts';

const key = 'staff-unsent';

/** Presses survive a page that is closed before their answer. They hold ids, and the texts of notes. */
export function storedUnsent(): readonly UnsentVisit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function storeUnsent(waiting: readonly UnsentVisit[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // Without storage they last as long as the page.
  }
}
