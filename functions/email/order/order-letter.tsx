import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Card } from '../components/card.tsx';
import { type Detail, DetailList } from '../components/detail-list.tsx';
import { Heading } from '../components/heading.tsx';
import { MailDocument } from '../components/mail-document.tsx';
import { Phrases } from '../components/phrases.tsx';
import { Paragraph, Section } from '../components/section.tsx';
import { SignOff } from '../components/sign-off.tsx';
import { type Sum, SumList } from '../components/sum-list.tsx';
import { colour } from '../components/tokens.ts';
import type { MessageParts } from '../mime-message.ts';
import { isolatedName } from '../printable-name.ts';

/** An email about an order as text blocks: the single source of HTML and plain text, so that they cannot differ. */
export interface OrderLetter {
  readonly tag: 'ja' | 'en';
  /** Contains no customer input. */
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  /** '' when the greeting has no name. */
  readonly greeting: string;
  readonly lead: string;
  /** The most important message, on the card. */
  readonly warning?: string;
  readonly sums: readonly Sum[];
  readonly details: readonly LetterDetail[];
  readonly passages: readonly LetterPassage[];
  readonly closing: string;
}

/** A label and its value on one or more lines. `figure` sets the value in large type. */
export interface LetterDetail {
  readonly label: string;
  readonly lines: readonly string[];
  readonly figure?: boolean;
}

export interface LetterPassage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}

/** Headings and labels in plain text. */
const plainText = {
  ja: {
    heading: (text: string) => `■ ${text}`,
    label: '：',
    sumSeparator: '\u3000',
    sumsHeading: 'ご注文内容',
  },
  en: { heading: (text: string) => text, label: ': ', sumSeparator: ': ', sumsHeading: 'Order' },
} as const;

export function renderLetter(letter: OrderLetter): MessageParts {
  const html = renderToStaticMarkup(<LetterDocument letter={letter} />);
  return { subject: letter.subject, html: `<!DOCTYPE html>${html}`, text: textOf(letter), attachments: [] };
}

function LetterDocument({ letter }: { letter: OrderLetter }) {
  const { greeting, lead, warning } = letter;
  return (
    <MailDocument tag={letter.tag} title={letter.subject} preheader={letter.preheader}>
      <Heading
        heading={letter.heading}
        lead={
          <>
            {greeting !== '' && (
              <>
                <bdi>{greeting}</bdi>
                <br />
              </>
            )}
            <RunningText text={lead} tag={letter.tag} />
          </>
        }
      />
      <Card>
        {warning !== undefined && (
          <p
            style={{
              margin: '0 0 20px',
              paddingLeft: 16,
              borderLeft: `4px solid ${colour.refused}`,
              fontSize: 17,
              lineHeight: '26px',
              fontWeight: 600,
              color: colour.refused,
            }}
          >
            {warning}
          </p>
        )}
        {letter.sums.length > 0 && <SumList sums={letter.sums} />}
        <DetailList details={letter.details.map(toDetail)} />
      </Card>
      {letter.passages.map(({ heading, paragraphs, links = [] }) => (
        <Section key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>
              <RunningText text={paragraph} tag={letter.tag} />
            </Paragraph>
          ))}
          {links.map(({ text, href }) => (
            <Paragraph key={text}>
              <a href={href} style={{ color: colour.cream, textDecoration: 'underline' }}>
                {text}
              </a>
            </Paragraph>
          ))}
        </Section>
      ))}
      <SignOff text={<RunningText text={letter.closing} tag={letter.tag} />} />
    </MailDocument>
  );
}

const RunningText = ({ text, tag }: { text: string; tag: OrderLetter['tag'] }) =>
  tag === 'ja' ? <Phrases text={text} /> : text;

const toDetail = ({ label, lines, figure }: LetterDetail): Detail => ({
  label,
  ...(figure && { figure }),
  value: (
    <span style={{ display: 'inline-block', textAlign: 'left' }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
        <Fragment key={index}>
          {index > 0 && <br />}
          <bdi>{line}</bdi>
        </Fragment>
      ))}
    </span>
  ),
});

const sumInText =
  (sumSeparator: string) =>
  ({ label, note, amount }: Sum): string =>
    `${label}${note === undefined ? '' : ` (${note})`}${sumSeparator}${amount}`;

function textOf(letter: OrderLetter): string {
  const { heading, label, sumSeparator, sumsHeading } = plainText[letter.tag];
  const blocks: readonly (string | readonly string[])[] = [
    letter.heading,
    [...(letter.greeting === '' ? [] : [isolatedName(letter.greeting)]), letter.lead],
    ...(letter.warning === undefined ? [] : [letter.warning]),
    ...(letter.sums.length === 0
      ? []
      : [[heading(sumsHeading), ...letter.sums.map(sumInText(sumSeparator))]]),
    letter.details.flatMap((detail) =>
      detail.lines.length === 1
        ? `${detail.label}${label}${detail.lines.map(isolatedName).join()}`
        : [`${detail.label}${label.trimEnd()}`, ...detail.lines.map((line) => `\u3000${isolatedName(line)}`)],
    ),
    ...letter.passages.map(({ links = [], ...passage }) => [
      heading(passage.heading),
      ...passage.paragraphs,
      ...links.map(({ text, href }) => `${text}\n${href}`),
    ]),
    letter.closing,
  ];
  return blocks
    .map((block) => (typeof block === 'string' ? block : block.join('\n')))
    .join('\n\n')
    .concat('\n');
}
