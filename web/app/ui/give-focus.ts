/** How long buttons that take money ignore clicks after the page has moved the focus, or has replaced other buttons. */
export const holdMs = 600;

const heldSince = new WeakMap<Document, number>();

/** Call it before the browser moves the focus for the page, as it does when a dialog closes. */
export function holdButtons(document: Document): void {
  heldSince.set(document, Date.now());
}

/** Moves the focus. A hasty second press, meant for the previous element, takes no money. */
export function giveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  holdButtons(element.ownerDocument);
  element.focus(options);
}

/** Whether the page has just moved the focus. */
export function hasFocusJustMoved(document: Document): boolean {
  const since = Date.now() - (heldSince.get(document) ?? Number.NEGATIVE_INFINITY);
  return since >= 0 && since < holdMs;
}
