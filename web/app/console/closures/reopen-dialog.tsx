import { Refusal } from '#app/console/page/outcome.tsx';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { spanDays } from './closed-spans.ts';
import type { Reopen } from './use-reopen.ts';

/** Asks whether to reopen what was closed. */
export function ReopenDialog({ reopen }: { reopen: Reopen }) {
  const { span, isSending, refusal } = reopen;
  if (span === undefined) return null;
  const close = () => reopen.ask(undefined);
  return (
    <Dialog
      title={copy.reopen.title(spanDays(span))}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {copy.reopen.keep}
          </Button>
          <Button busy={isSending ? copy.reopen.busy : undefined} onClick={reopen.confirm}>
            {copy.reopen.yes}
          </Button>
        </>
      }
    >
      <Stack skipEmpty gap={16}>
        <p>{copy.reopen.text}</p>
        <Refusal text={refusal} />
      </Stack>
    </Dialog>
  );
}
