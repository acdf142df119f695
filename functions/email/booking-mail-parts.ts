import type { MessageParts } from './mime-message.ts';
import type { RenderedBookingMail } from './render-booking-mail.tsx';

/** The mail about a booking with its calendar entry, ready to be put together. */
export function bookingMailParts({ calendar, ...notice }: RenderedBookingMail): MessageParts {
  const visit = {
    filename: 'visit.ics',
    contentType: `text/calendar; method=${calendar.method}; charset=utf-8`,
    content: calendar.content,
  };
  return { ...notice, attachments: [visit] };
}
