import { colour, serif } from './tokens.ts';

const figure = { fontFamily: serif, fontWeight: 400, color: colour.ink } as const;

/** The day, very large, and the hour with its zone beside it. A visit that is off is struck through. */
export function DayAndTime(props: {
  weekday: string;
  day: string;
  monthAndYear: string;
  time: string;
  zone: string;
  note: string;
  struck: boolean;
}) {
  const textDecoration = props.struck ? 'line-through' : 'none';
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="stack" width="42%" valign="top" style={{ width: '42%' }}>
            <p style={{ ...figure, margin: 0, fontSize: 20, lineHeight: '24px' }}>{props.weekday}</p>
            <p
              style={{
                ...figure,
                margin: '4px 0',
                fontSize: 120,
                lineHeight: '112px',
                letterSpacing: '-0.04em',
                textDecoration,
              }}
            >
              {props.day}
            </p>
            <p style={{ ...figure, margin: 0, fontSize: 20, lineHeight: '24px' }}>{props.monthAndYear}</p>
          </td>
          <td
            className="stack stack-next"
            width="58%"
            valign="bottom"
            style={{ width: '58%', paddingLeft: 28, borderLeft: `1px solid ${colour.pline}` }}
          >
            <p style={{ ...figure, margin: 0, fontSize: 46, lineHeight: '50px', textDecoration }}>
              {props.time}
            </p>
            <p
              style={{
                margin: '4px 0 0',
                fontSize: 15,
                lineHeight: '23px',
                color: colour.ink,
                fontWeight: 600,
              }}
            >
              {props.zone}
            </p>
            <p style={{ margin: '4px 0 0', fontSize: 15, lineHeight: '23px', color: colour.ink2 }}>
              {props.note}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
