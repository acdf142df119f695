/** The name of a party in the list, which takes the focus when another button of the party disappears. */
export const nameButtonOf = (party: string): HTMLElement | null =>
  document.querySelector(`[data-party="${party}"] button`);
