import type { MessageParts } from './mime-message.ts';
import type { RenderedBookingMail } from './render-booking-mail.tsx';

/** Message parts of a booking email, with its calendar entry. */
export function bookingMailParts({ calendar, code, ...notice }: RenderedBookingMail): MessageParts {
  const calendarFile = {
    filename: calendar.file,
    contentType: `text/calendar; method=${calendar.method}; charset=utf-8`,
    content: calendar.content,
  };
  const pictures = code ? [{ ...code, contentType: 'image/png', contentDisposition: 'inline' as const }] : [];
  return { ...notice, attachments: [calendarFile, ...pictures] };
}
