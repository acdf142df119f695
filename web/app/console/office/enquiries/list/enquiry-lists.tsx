import { ListSection, NothingToDo } from '#app/console/office/list-rows.tsx';
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
  openName: string | undefined;
}

const stateOrder: readonly EnquiryState[] = ['new', 'booked', 'answered', 'declined'];

/** The enquiries by state, the most urgent first; then, page by page, all others. */
export function EnquiryLists({ list, openName }: EnquiryListsProps) {
  const { reply } = list;
  const more = useMoreEnquiries(list);
  if (reply?.enquiries === undefined)
    return (
      <Stack skipEmpty gap={24}>
        <ReadState request={list} copy={copy} />
      </Stack>
    );
  const { enquiries, now, people } = reply;
  const renderRows = (listed: readonly ListedEnquiry[]) =>
    listed.map((enquiry) => (
      <EnquiryRow
        key={enquiry.enquiry}
        enquiry={enquiry}
        now={now}
        people={people}
        isOpen={enquiry.enquiry === openName}
      />
    ));
  return (
    <Stack skipEmpty gap={24}>
      <ReadState request={list} copy={copy} />
      {stateOrder.map((state) => {
        const rows = renderRows(enquiries.filter((enquiry) => enquiry.state === state));
        return (
          (rows.length > 0 || state === 'new') && (
            <ListSection
              key={state}
              isPast={state !== 'new'}
              title={copy.sections[state]}
              rows={rows}
              empty={<NothingToDo copy={copy} />}
            />
          )
        );
      })}
      {more.enquiries.length > 0 && (
        <ListSection isPast title={copy.others} rows={renderRows(more.enquiries)} />
      )}
      <MoreEnquiriesButton more={more} leftOut={reply.more} />
    </Stack>
  );
}

function MoreEnquiriesButton({ more, leftOut }: { more: MoreEnquiries; leftOut: number | undefined }) {
  const { status, isComplete, enquiries: moreEnquiries, showMore } = more;
  return (
    <div>
      {leftOut !== undefined && moreEnquiries.length === 0 && <p>{copy.more(leftOut)}</p>}
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
