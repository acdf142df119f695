import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catering, EnquiryDraft } from '../../../shared/enquiry/event-enquiry.ts';
import {
  dateOf,
  minutesOf,
  portVilaTimeNote,
  timeLabel,
  writeDate,
} from '../../../shared/values/port-vila-time.ts';
import { Closing } from '../design/closing.tsx';
import { type Fact, FactList } from '../design/fact-list.tsx';
import { MailDocument } from '../design/mail-document.tsx';
import { Opening } from '../design/opening.tsx';
import { Paper } from '../design/paper.tsx';
import { colour } from '../design/tokens.ts';
import type { MessageParts } from '../mime-message.ts';
import { headerText, isolatedName } from '../printable-name.ts';

/** An enquiry as it was stored. `receivedAt` in epoch seconds. */
export interface ReceivedEnquiry extends EnquiryDraft {
  readonly catering: Catering;
  readonly receivedAt: number;
}

const catering: Readonly<Record<Catering, string>> = {
  no: 'None',
  required: 'Required',
  own: 'They bring their own',
};
const lead = 'Somebody has filled in the form for events. The answer goes to them if you reply to this mail.';
const closing = 'The visitor gets a mail that says we will get back shortly.';

/** The enquiry for the people who answer it: every field as it was typed, what has no words left out. */
export function enquiryForHouse(enquiry: ReceivedEnquiry): MessageParts {
  const eventName = headerText(enquiry.eventName);
  const subject = eventName === '' ? 'Event enquiry' : `Event enquiry: ${eventName}`;
  const facts = factsOf(enquiry);
  const lines = enquiry.description.split(/\r\n?|\n/);
  const html = renderToStaticMarkup(
    <MailDocument
      tag="en"
      title={subject}
      preheader={`People: ${enquiry.peopleCount}. Catering: ${catering[enquiry.catering]}.`}
    >
      <Opening heading="Event enquiry" lead={lead} />
      <Paper>
        <FactList facts={facts.map(({ label, value }): Fact => ({ label, value: <bdi>{value}</bdi> }))} />
        <p dir="auto" style={{ margin: '20px 0 0', fontSize: 16, lineHeight: '26px', color: colour.ink }}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      </Paper>
      <Closing text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [
      lead,
      facts.map(({ label, value }) => `${label}: ${isolatedName(value)}`).join('\n'),
      lines.join('\n'),
      closing,
    ]
      .join('\n\n')
      .concat('\n'),
    attachments: [],
  };
}

function factsOf(enquiry: ReceivedEnquiry): readonly { label: string; value: string }[] {
  const received = new Date(enquiry.receivedAt * 1000);
  return [
    { label: 'Event', value: enquiry.eventName },
    { label: 'People', value: enquiry.peopleCount },
    { label: 'Catering', value: catering[enquiry.catering] },
    { label: 'Name', value: enquiry.name },
    { label: 'Business', value: enquiry.business },
    { label: 'Email', value: enquiry.email },
    { label: 'Phone', value: enquiry.phone },
    {
      label: 'Received',
      value: `${writeDate(dateOf(received))}, ${timeLabel(minutesOf(received))}, ${portVilaTimeNote}`,
    },
  ].filter(({ value }) => value !== '');
}
