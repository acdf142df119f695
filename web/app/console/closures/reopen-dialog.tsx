import { Refusal } from '#app/console/page/outcome.tsx';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { spanName } from './closed-spans.ts';
import type { Reopen } from './use-reopen.ts';

/** Asks whether to reopen closed starts. */
export function ReopenDialog({ reopen }: { reopen: Reopen }) {
  const { span, isSending, refusal } = reopen;
  if (span === undefined) return null;
  return (
    <ConfirmDialog
      title={copy.reopen.title(spanName(span))}
      closeLabel={copy.reopen.keep}
      confirmLabel={copy.reopen.yes}
      busy={isSending && copy.reopen.busy}
      onConfirm={reopen.confirm}
      onClose={() => reopen.ask(undefined)}
    >
      <Stack skipEmpty gap={16}>
        <p>{copy.reopen.text}</p>
        <Refusal text={refusal} />
      </Stack>
    </ConfirmDialog>
  );
}
