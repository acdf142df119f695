/** How long buttons that take money ignore clicks after the page has moved the focus, or has replaced other buttons. */
export const heldMs = 600;

const givenAt = new WeakMap<Document, number>();

/** Call it before the browser moves the focus for the page, as it does when a dialog closes. */
export function holdButtons(document: Document): void {
  givenAt.set(document, Date.now());
}

/** Moves the focus. A hasty second press, meant for the previous element, takes no money. */
export function giveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  holdButtons(element.ownerDocument);
  element.focus(options);
}

/** Whether the page has just moved the focus. */
export function isFocusGiven(document: Document): boolean {
  const since = Date.now() - (givenAt.get(document) ?? Number.NEGATIVE_INFINITY);
  return since >= 0 && since < heldMs;
}
