import { Fragment } from 'react';
import { business } from '#shared/content/business.ts';
import { mapLink, telephoneUrl } from '#shared/content/directions.ts';
import type { BookingMailContent } from './booking-mail-content.ts';
import { DriverCard } from './components/driver-card.tsx';
import { Paragraph, Section } from './components/section.tsx';
import { colour } from './components/tokens.ts';
import { unbrokenTime } from './components/unbroken-time.ts';

/** How to find us, for a guest who is coming: the driver card, with address, landmark and phone numbers. */
export const ForTheDriver = ({ content }: { content: BookingMailContent }) => (
  <>
    <Section heading={content.words.forDriver.heading}>
      <Paragraph>
        {content.words.forDriver.lead}{' '}
        <a href={mapLink} style={{ color: colour.cream, textDecoration: 'underline' }}>
          {content.words.map}
        </a>
      </Paragraph>
    </Section>
    <DriverCard
      expected={content.words.labelled(
        content.words.labels.when,
        unbrokenTime(`${content.date}, ${content.timeAndZone}`),
      )}
    />
  </>
);

/** Address and phone numbers, for a guest who is no longer coming. */
export const FindingUs = ({ content: { words, addressLines } }: { content: BookingMailContent }) => (
  <Section heading={words.findingUs}>
    <Paragraph>
      {addressLines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
    <Paragraph>
      {words.labels.phone}{' '}
      {business.phones.map((phone, index) => (
        <Fragment key={phone}>
          {index > 0 && ', '}
          <a href={telephoneUrl(phone)} style={{ color: colour.cream, textDecoration: 'underline' }}>
            {phone}
          </a>
        </Fragment>
      ))}
    </Paragraph>
  </Section>
);
