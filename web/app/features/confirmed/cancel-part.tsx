import { sentences } from '../../../../shared/booking/sentences.ts';
import { confirmedCopy as copy } from '../../content/confirmed-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './cancel-part.module.css';
import type { BookingPage } from './use-booking.ts';

/** The way out, last and quiet, behind a question (specification §8). */
export function CancelPart({ page }: { page: BookingPage }) {
  const { cancelling, cancelProblem } = page.state;
  return (
    <section className={styles.cancel} aria-labelledby="plans-changed">
      <h2 id="plans-changed" className={styles.title}>
        {copy.plansChanged}
      </h2>
      <p>{copy.cancelLead}</p>
      <Button kind="secondary" onClick={page.askToCancel}>
        {copy.cancel}
      </Button>
      <div className={styles.problem} role="alert">
        {cancelProblem && <Notice kind="refused">{cancelProblem}</Notice>}
      </div>
      {cancelling !== 'no' && (
        <Dialog
          title={copy.dialogTitle}
          onClose={page.keep}
          actions={
            <>
              <Button kind="secondary" onClick={page.keep}>
                {copy.keep}
              </Button>
              <Button
                kind="final"
                busy={cancelling === 'sending' ? copy.cancelling : undefined}
                onClick={page.cancel}
              >
                {copy.cancelNow}
              </Button>
            </>
          }
        >
          <p>{sentences.confirmCancel}</p>
        </Dialog>
      )}
    </section>
  );
}
