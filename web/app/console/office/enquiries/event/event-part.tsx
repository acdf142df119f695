import { useState } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { EnquiryColleague, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

const EventClosing = lazyPart(async () => (await import('./event-closing.tsx')).EventClosing);

export interface EventPartProps {
  enquiry: StaffEnquiry;
  people: readonly EnquiryColleague[];
  onStored: (enquiry: StaffEnquiry) => void;
}

/** The starts closed for the event, or a button that loads the form to close them. */
export function EventPart({ enquiry, people, onStored }: EventPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { block } = enquiry;
  if (isOpen)
    return (
      <LazyPart
        failureView={<Notice kind="refused">{copy.event.notLoaded}</Notice>}
        fallback={<p role="status">{copy.event.loading}</p>}
      >
        <EventClosing enquiry={enquiry} onStored={onStored} onLeave={() => setOpen(false)} />
      </LazyPart>
    );
  if (block?.isDone)
    return (
      <Notice kind="done">
        <p>
          {copy.event.done(block.date, block.tourIds)} {copy.event.reason(block.reason, block.reasonFrench)}
        </p>
        <p>{copy.event.stays}</p>
        <TextLink to={staffPaths.closures} alone>
          {copy.event.closures}
        </TextLink>
      </Notice>
    );
  if (block) {
    const closedBy = people.find(({ id }) => id === block.by)?.name ?? copy.former;
    return (
      <Notice kind="warning">
        <p>{copy.event.begun(block.date, block.tourIds, closedBy, copy.event.moment(block.at))}</p>
        <p>{copy.event.goOnHint}</p>
        <Button kind="outlined" small onClick={() => setOpen(true)}>
          {copy.event.goOn}
        </Button>
      </Notice>
    );
  }
  return (
    <Stack as="section" gap={8}>
      <Button kind="outlined" onClick={() => setOpen(true)}>
        {copy.event.open}
      </Button>
      <Text size="note" tone="quiet">
        {copy.event.hint}
      </Text>
    </Stack>
  );
}
