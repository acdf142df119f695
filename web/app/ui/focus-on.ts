/** A `ref` that focuses an element when it appears. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
