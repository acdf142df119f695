/** How long buttons that take money take nothing once the page has moved the focus, or has put them in place of others. */
export const heldMs = 600;

const givenAt = new WeakMap<Document, number>();

/** Call it before the browser moves the focus for the page, as it does when a dialog closes. */
export function holdKeys(document: Document): void {
  givenAt.set(document, Date.now());
}

/** Moves the focus. A second press in haste, meant for what had it before, takes no money. */
export function giveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  holdKeys(element.ownerDocument);
  element.focus(options);
}

/** Whether the page has just moved the focus. */
export function isFocusGiven(document: Document): boolean {
  const since = Date.now() - (givenAt.get(document) ?? Number.NEGATIVE_INFINITY);
  return since >= 0 && since < heldMs;
}
