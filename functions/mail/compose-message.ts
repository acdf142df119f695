import { type Envelope, mimeMessage } from './mime-message.ts';
import type { RenderedNotice } from './render-notice.tsx';

/** Puts the mail about a booking together, with its calendar entry. */
export function composeMessage(notice: RenderedNotice, envelope: Envelope): Promise<Buffer> {
  const { subject, html, text, calendar } = notice;
  const visit = {
    filename: 'visit.ics',
    contentType: `text/calendar; method=${calendar.method}; charset=utf-8`,
    content: calendar.content,
  };
  return mimeMessage({ subject, html, text, attachments: [visit] }, envelope);
}
