/** `ref` of a dialog: modal for as long as it is rendered. */
export function openWhileRendered(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  dialog.showModal();
  return () => dialog.close();
}
