import type { BookingMailContent } from './booking-mail-content.ts';
import { colour } from './components/tokens.ts';
import { useTypesetting } from './components/typesetting.ts';

/** The starts that a guest is offered instead, each a link to its booking form. */
export function OfferList({ content: { offers, words, guests } }: { content: BookingMailContent }) {
  const { serif, lineHeight } = useTypesetting();
  if (offers.length === 0) return null;
  return (
    <>
      <h2
        style={{
          margin: '28px 0 0',
          fontFamily: serif,
          fontWeight: 400,
          fontSize: 24,
          lineHeight: '30px',
          color: colour.ink,
        }}
      >
        {words.offers.heading}
      </h2>
      <p style={{ margin: '8px 0 16px', fontSize: 15, lineHeight: lineHeight(15, 23), color: colour.ink2 }}>
        {words.offers.lead(guests)}
      </p>
      {offers.map(({ dateAndTime, tourAndDuration, link }) => (
        <p
          key={link}
          style={{
            margin: 0,
            padding: '12px 0',
            borderTop: `1px solid ${colour.pline}`,
            fontSize: 15,
            lineHeight: lineHeight(15, 23),
            color: colour.ink2,
          }}
        >
          <a
            href={link}
            style={{ fontSize: 16, fontWeight: 600, color: colour.ink, textDecoration: 'underline' }}
          >
            {dateAndTime}
          </a>
          <br />
          {tourAndDuration}
        </p>
      ))}
    </>
  );
}
