/** As the `ref` of a dialog: it is open, and keeps the focus inside, for as long as it is rendered. */
export function openWhileRendered(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  dialog.showModal();
  return () => dialog.close();
}
