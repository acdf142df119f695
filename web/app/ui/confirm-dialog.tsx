import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'children' | 'onClose'> {
  /** Label of the safe choice, which closes the dialog. */
  closeLabel: string;
  /** Label of the other choice. */
  confirmLabel: string;
  /** Label of the other choice while it is carried out; the dialog stays open until then. */
  busy?: string | false | undefined;
  kind?: ButtonKind | undefined;
  onConfirm: () => void;
  /** A button for a third choice, more destructive than the other. */
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
