import { business } from '#shared/content/business.ts';
import { directions, placeForDriver, telephoneUrl } from '#shared/content/directions.ts';
import { Table } from './table.tsx';
import { colour, serif } from './tokens.ts';

/** The card for the driver, as on the booking page: destination in three languages, and phone numbers. */
export function DriverCard(props: { expected: string }) {
  return (
    <tr>
      <td style={{ padding: '20px 8px 0' }}>
        <Table ground={colour.lagoon}>
          <tr>
            <td className="paper" style={{ padding: '32px 32px 28px', color: colour.cream }}>
              <p style={{ ...figure, fontSize: 30, lineHeight: '36px', color: colour.cream }}>
                {business.name}
              </p>
              {placeForDriver.map((line) => (
                <p key={line} style={{ ...figure, fontSize: 24, lineHeight: '30px', color: colour.cream2 }}>
                  {line}
                </p>
              ))}
              {directions.map(({ tag, language, request, landmark, lost }) => (
                <div key={tag} lang={tag} style={{ ...topRule, marginTop: 20, paddingTop: 16 }}>
                  <p style={{ margin: 0, fontSize: 14, lineHeight: '20px', color: colour.cream2 }}>
                    {language}
                  </p>
                  <p style={{ ...line, fontSize: 20, lineHeight: '28px', fontWeight: 600 }}>{request}</p>
                  <p style={{ ...line, fontSize: 17, lineHeight: '26px' }}>{landmark}</p>
                  <p style={{ ...line, fontSize: 16, lineHeight: '24px', color: colour.cream2 }}>{lost}</p>
                </div>
              ))}
              <p style={{ ...topRule, margin: '20px 0 0', paddingTop: 16 }}>
                {business.phones.map((phone) => (
                  <a key={phone} href={telephoneUrl(phone)} style={{ ...figure, ...phoneStyle }}>
                    {phone}
                  </a>
                ))}
              </p>
              <p style={{ margin: '8px 0 0', fontSize: 15, lineHeight: '23px', color: colour.cream2 }}>
                {props.expected}
              </p>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  );
}

const figure = { margin: 0, fontFamily: serif, fontWeight: 400 } as const;
const line = { margin: '4px 0 0', color: colour.cream } as const;
const topRule = { borderTop: `1px solid ${colour.lagoonLine}` } as const;
const phoneStyle = {
  display: 'inline-block',
  marginRight: 28,
  fontSize: 24,
  lineHeight: '44px',
  color: colour.cream,
  textDecoration: 'underline',
} as const;
