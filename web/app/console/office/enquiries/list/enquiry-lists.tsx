import styles from '#app/console/office/list-rows.module.css';
import { ReadState } from '#app/console/page/read-state.tsx';
import { enquiriesCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { ListedEnquiry } from '#shared/contracts/office/enquiry.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { type MoreEnquiries, useMoreEnquiries } from './use-more-enquiries.ts';

export interface EnquiryListsProps {
  list: Request<ReplyTo<'showEnquiries'>>;
  /** Name of the open enquiry. */
  open: string | undefined;
}

/** States in the order of the list. */
const sections: readonly EnquiryState[] = ['new', 'booked', 'answered', 'declined'];

/** The enquiries by state, the most urgent first; then, page by page, all others. */
export function EnquiryLists({ list, open }: EnquiryListsProps) {
  const { reply } = list;
  const more = useMoreEnquiries(list);
  if (reply?.enquiries === undefined)
    return (
      <Stack skipEmpty gap={24}>
        <ReadState request={list} copy={copy} />
      </Stack>
    );
  const { enquiries, now, people } = reply;
  const renderRows = (listed: readonly ListedEnquiry[]) => (
    <ul>
      {listed.map((one) => (
        <EnquiryRow key={one.enquiry} enquiry={one} now={now} people={people} isOpen={one.enquiry === open} />
      ))}
    </ul>
  );
  return (
    <Stack skipEmpty gap={24}>
      <ReadState request={list} copy={copy} />
      {sections.map((state) => {
        const enquiriesOfState = enquiries.filter((one) => one.state === state);
        if (enquiriesOfState.length === 0 && state !== 'new') return null;
        return (
          <section key={state}>
            <h2 className={state === 'new' ? styles.heading : `${styles.heading} ${styles.past}`}>
              {copy.sections[state]}
            </h2>
            {enquiriesOfState.length === 0 ? (
              <Stack gap={8} tone="quiet" padY={24} rule="above" className={styles.empty}>
                <strong>{copy.nothing}</strong>
                <p>{copy.nothingHint}</p>
              </Stack>
            ) : (
              renderRows(enquiriesOfState)
            )}
          </section>
        );
      })}
      {more.found.length > 0 && (
        <section>
          <h2 className={`${styles.heading} ${styles.past}`}>{copy.others}</h2>
          {renderRows(more.found)}
        </section>
      )}
      <MoreEnquiriesButton more={more} leftOut={reply.more} />
    </Stack>
  );
}

function MoreEnquiriesButton({ more, leftOut }: { more: MoreEnquiries; leftOut: number | undefined }) {
  const { status, isComplete, found, showMore } = more;
  return (
    <div>
      {leftOut !== undefined && found.length === 0 && <p>{copy.more(leftOut)}</p>}
      <p role="status">
        {status === 'failed' && copy.notLoaded}
        {isComplete && copy.noMore}
      </p>
      {(showMore ?? status === 'loading') && (
        <Button
          kind="outlined"
          small
          onClick={() => showMore?.()}
          busy={status === 'loading' ? copy.loading : undefined}
        >
          {copy.showMore}
        </Button>
      )}
    </div>
  );
}
