import { lazy, Suspense, useState } from 'react';
import { enquiryCopy } from '#app/content/staff/enquiries-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { EnquiryColleague, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

const EventClosing = lazy(async () => ({ default: (await import('./event-closing.tsx')).EventClosing }));

const copy = enquiryCopy.event;

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
      <LoadBoundary failed={<Notice kind="refused">{copy.notLoaded}</Notice>}>
        <Suspense fallback={<p role="status">{copy.loading}</p>}>
          <EventClosing enquiry={enquiry} onStored={onStored} onLeave={() => setOpen(false)} />
        </Suspense>
      </LoadBoundary>
    );
  if (block?.isDone)
    return (
      <Notice kind="done">
        <p>
          {copy.done(block.date, block.tourIds)} {copy.reason(block.reason)}
        </p>
        <p>{copy.stays}</p>
        <TextLink to={staffPaths.closures} alone>
          {copy.closures}
        </TextLink>
      </Notice>
    );
  if (block) {
    const who = people.find(({ id }) => id === block.by)?.name ?? enquiryCopy.former;
    return (
      <Notice kind="warning">
        <p>{copy.begun(block.date, block.tourIds, who, copy.moment(block.at))}</p>
        <p>{copy.goOnHint}</p>
        <Button kind="outlined" small onClick={() => setOpen(true)}>
          {copy.goOn}
        </Button>
      </Notice>
    );
  }
  return (
    <Stack as="section" gap={8}>
      <Button kind="outlined" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Text size="note" tone="quiet">
        {copy.hint}
      </Text>
    </Stack>
  );
}
