import { Table } from './table.tsx';
import { colour, serif } from './tokens.ts';

const figure = { fontFamily: serif, fontWeight: 400, color: colour.ink } as const;

/** The day in very large type, with hour and time zone next to it. */
export function DayAndTime(props: {
  weekday: string;
  day: string;
  monthAndYear: string;
  time: string;
  zone: string;
  note: string;
  /** Label of a cancelled visit; day and time are struck through. */
  cancelledLabel: string | undefined;
}) {
  const isCancelled = props.cancelledLabel !== undefined;
  const strikeThrough = isCancelled
    ? { color: colour.ink2, textDecoration: 'line-through', textDecorationThickness: 2 }
    : {};
  return (
    <Table>
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
              ...strikeThrough,
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
          <p style={{ ...figure, margin: 0, fontSize: 46, lineHeight: '50px', ...strikeThrough }}>
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
          <p
            style={{
              margin: '4px 0 0',
              fontSize: 15,
              lineHeight: '23px',
              color: isCancelled ? colour.refused : colour.ink2,
              fontWeight: isCancelled ? 600 : 400,
            }}
          >
            {props.cancelledLabel ?? props.note}
          </p>
        </td>
      </tr>
    </Table>
  );
}
