import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose'> {
  /** Called by Escape, and by a click on the backdrop or the padding, with the position of the click. */
  onClose: (click?: MouseEvent<HTMLDialogElement>) => void;
}

/** A modal dialog, open while rendered. By default, keys pressed in it trigger no shortcuts of the page. */
export const Modal = ({ onClose, onKeyDown = stopKeys, ...props }: ModalProps) => (
  <dialog
    ref={openWhileRendered}
    {...props}
    onKeyDown={onKeyDown}
    onCancel={(event) => {
      event.preventDefault();
      onClose();
    }}
    onClick={(event) => {
      if (event.target === event.currentTarget) onClose(event);
    }}
  />
);

const stopKeys = (event: KeyboardEvent) => event.stopPropagation();

function openWhileRendered(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  // Orca reads a question only if the dialog itself has the focus. In a form, the first field has it.
  const isQuestion = !dialog.querySelector('input');
  if (isQuestion) Object.assign(dialog, { autofocus: true, tabIndex: -1 });
  dialog.showModal();
  // Only Firefox respects `autofocus` on a dialog.
  if (isQuestion) dialog.focus();
  return () => dialog.close();
}
