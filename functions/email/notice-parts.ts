import type { MessageParts } from './mime-message.ts';
import type { RenderedNotice } from './render-notice.tsx';

/** The mail about a booking with its calendar entry, ready to be put together. */
export function noticeParts({ calendar, ...notice }: RenderedNotice): MessageParts {
  const visit = {
    filename: 'visit.ics',
    contentType: `text/calendar; method=${calendar.method}; charset=utf-8`,
    content: calendar.content,
  };
  return { ...notice, attachments: [visit] };
}
