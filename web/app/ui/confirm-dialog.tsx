import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'children' | 'onClose'> {
  /** Label of the safe choice, which closes the dialog. */
  closeLabel: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of that button while the action runs; the dialog stays open meanwhile. */
  busy?: string | false | undefined;
  kind?: ButtonKind | undefined;
  onConfirm: () => void;
  /** A third button, for a more destructive action. */
  third?: ReactNode;
}

/** Asks for confirmation of an action. */
export function ConfirmDialog({
  closeLabel,
  confirmLabel,
  busy,
  kind,
  onConfirm,
  third,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  const close = () => !busy && onClose();
  return (
    <Dialog
      {...dialog}
      onClose={close}
      actions={
        <>
          <Button kind={third ? 'primary' : 'secondary'} onClick={close}>
            {closeLabel}
          </Button>
          <Button
            kind={kind ?? (third ? 'secondary' : undefined)}
            busy={busy || undefined}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          {third}
        </>
      }
    />
  );
}
