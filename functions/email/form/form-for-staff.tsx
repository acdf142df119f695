import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import { ActionLink } from '../components/action-link.tsx';
import { Card } from '../components/card.tsx';
import { type Detail, DetailList } from '../components/detail-list.tsx';
import { Heading } from '../components/heading.tsx';
import { MailDocument } from '../components/mail-document.tsx';
import { SignOff } from '../components/sign-off.tsx';
import { colour } from '../components/tokens.ts';
import type { MessageParts } from '../mime-message.ts';
import { headerText, isolatedName } from '../printable-name.ts';

export interface FormForStaff {
  /** Kind of form; precedes the name in the subject. */
  readonly kind: string;
  /** Title given by the sender. */
  readonly name: string;
  readonly preheader: string;
  readonly lead: string;
  /** Every field as text; empty ones are left out. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** Multi-line text, if the form has one. */
  readonly description?: string;
  /** Label of the time; `Received` by default. */
  readonly momentLabel?: string;
  /** Epoch seconds. */
  readonly receivedAt: number;
  readonly closing: string;
  /** Path and query of the console page about it. */
  readonly consolePath: string;
}

const openOnConsole = 'Open on the console';
const managersOnlyNote = 'For managers, signed in on the device.';

/**
 * A notice to staff, such as a submitted form with every field as it was typed.
 *
 * @param siteUrl origin of the site without a trailing slash
 */
export function formForStaff(form: FormForStaff, siteUrl: string): MessageParts {
  const { kind, lead, closing } = form;
  const consoleLink = `${siteUrl}${form.consolePath}`;
  const name = headerText(form.name);
  const subject = name === '' ? kind : `${kind}: ${name}`;
  const details = [
    ...form.details,
    { label: form.momentLabel ?? 'Received', value: momentInWords(form.receivedAt) },
  ].filter(({ value }) => value !== '');
  const lines = form.description?.split(/\r\n?|\n/);
  const html = renderToStaticMarkup(
    <MailDocument tag="en" title={subject} preheader={form.preheader}>
      <Heading heading={kind} lead={lead} />
      <Card>
        <DetailList
          first
          details={details.map(({ label, value }): Detail => ({ label, value: <bdi>{value}</bdi> }))}
        />
        {lines && (
          <p dir="auto" style={{ margin: '20px 0 0', fontSize: 16, lineHeight: '26px', color: colour.ink }}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        )}
        <ActionLink href={consoleLink} text={openOnConsole} note={managersOnlyNote} />
      </Card>
      <SignOff text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [
      lead,
      details.map(({ label, value }) => `${label}: ${isolatedName(value)}`).join('\n'),
      ...(lines === undefined ? [] : [lines.join('\n')]),
      `${openOnConsole}: ${consoleLink}`,
      closing,
    ]
      .join('\n\n')
      .concat('\n'),
    attachments: [],
  };
}

function momentInWords(epochSeconds: number): string {
  const moment = new Date(epochSeconds * 1000);
  return `${formatDate(dateOf(moment))}, ${timeLabel(minutesOf(moment))}, ${portVilaTimeNote}`;
}
