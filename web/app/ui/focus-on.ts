/** A `ref` that brings the focus to an element when it appears. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
