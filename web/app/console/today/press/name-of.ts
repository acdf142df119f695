/** The name of a party in the list, which opens it: what stands for the party when the focus has to go somewhere. */
export const nameOf = (party: string): HTMLElement | null =>
  document.querySelector(`[data-party="${party}"] button`);
