import { Table } from './table.tsx';
import { colour } from './tokens.ts';

const opensAt = 8;
const closesAt = 18;
const cellsPerHour = 2;
const cellMinutes = 60 / cellsPerHour;
const cells = Array.from(
  { length: (closesAt - opensAt) * cellsPerHour },
  (_, index) => opensAt * 60 + index * cellMinutes,
);
/** No label at the end of the bar: on phones it would collide with the last of these. */
const labels = [8, 10, 12, 14, 16];
const tick = `1px solid ${colour.ink}`;
const hiddenStyle = { fontSize: 1, lineHeight: '1px' } as const;

/**
 * The day from 8 AM to 6 PM as a graduated bar with the visit filled in. Built from table cells, so it needs no image;
 * hidden from screen readers, because the adjacent text says the same.
 *
 * @param props.fromMinutes start, minutes since midnight
 */
export function DayMeter(props: { fromMinutes: number; minutes: number; hour: (hour: number) => string }) {
  const isVisit = (cell: number) => cell >= props.fromMinutes && cell < props.fromMinutes + props.minutes;
  const cellStyle = (cell: number, hasTick: boolean) => ({
    ...hiddenStyle,
    width: `${100 / cells.length}%`,
    height: 7,
    borderLeft: hasTick ? tick : 0,
    ...(isVisit(cell) ? { backgroundColor: colour.rust } : {}),
  });
  const rule = { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' } as const;
  return (
    <div aria-hidden="true" style={{ paddingTop: 28 }}>
      <Table style={{ ...rule, borderTop: tick, borderRight: tick }}>
        <tr>
          {cells.map((cell) => (
            <td key={cell} height={7} style={cellStyle(cell, true)}>
              &nbsp;
            </td>
          ))}
        </tr>
        <tr>
          {cells.map((cell) => (
            <td key={cell} height={7} style={cellStyle(cell, cell % 60 === 0)}>
              &nbsp;
            </td>
          ))}
        </tr>
      </Table>
      <Table style={rule}>
        <tr>
          {labels.map((hour) => (
            <td key={hour} width="20%" style={{ width: '20%', ...labelStyle }}>
              {props.hour(hour)}
            </td>
          ))}
        </tr>
      </Table>
    </div>
  );
}

const labelStyle = {
  paddingTop: 4,
  fontSize: 14,
  lineHeight: '20px',
  color: colour.ink2,
  whiteSpace: 'nowrap',
} as const;
