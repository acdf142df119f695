import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

export interface ModalProps extends ComponentPropsWithRef<'dialog'> {
  /** Called by Escape and by a click on the backdrop. */
  onClose: () => void;
}

/** A dialog that is modal while rendered. By default, its keys are no shortcuts of the page. */
export const Modal = ({ onClose, onKeyDown = keepKeys, ...props }: ModalProps) => (
  <dialog
    ref={openWhileRendered}
    {...props}
    onKeyDown={onKeyDown}
    onCancel={(event) => {
      event.preventDefault();
      onClose();
    }}
    onClick={(event) => {
      if (isOnBackdrop(event)) onClose();
    }}
  />
);

const keepKeys = (event: KeyboardEvent) => event.stopPropagation();

function openWhileRendered(dialog: HTMLDialogElement | null) {
  if (dialog === null) return;
  // Orca reads a question only if the dialog itself has the focus. In a form, the first field has it.
  const isQuestion = !dialog.querySelector('input');
  if (isQuestion) Object.assign(dialog, { autofocus: true, tabIndex: -1 });
  dialog.showModal();
  // Firefox alone heeds `autofocus` of a dialog.
  if (isQuestion) dialog.focus();
  return () => dialog.close();
}

/** The backdrop belongs to the dialog's element, as does its padding. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
