import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { slotById } from '#shared/booking/slots.ts';
import { cashUp, type Takings } from '#shared/staff/till/cash-up.ts';
import { changedIn, countLines } from '#shared/staff/till/till-count.ts';
import type { TillReport } from '#shared/staff/till/till-csv.ts';
import { exceptionSums } from '#shared/staff/till/till-exceptions.ts';
import {
  changeNote,
  exceptionWords,
  methodsInOrder,
  tillMethods,
  writeAmount,
  writeDifference,
} from '#shared/staff/till/till-words.ts';
import type { ZReport } from '#shared/staff/till/z-report.ts';
import { counted } from '#shared/values/counted.ts';
import { type CalendarDate, dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { writeAud, writeSigned } from '#shared/values/signed-amount.ts';
import { timeLabel, writeDate } from '#shared/values/written-time.ts';

const nameWidth = 34;
const figureWidth = 12;
const row = (name: string, figure: string): string =>
  `  ${name.padEnd(nameWidth)}${figure.padStart(figureWidth)}`;
const inAll = ({ takenVuv, apartVuv }: Takings): string => writeSigned(takenVuv + apartVuv);

/** The sums of an X or a Z: by method, by person and by start, in vatu. */
export function reportLines(
  { lines, exceptions = [] }: TillReport,
  nameOf: (id: string) => string,
): readonly string[] {
  const { total, byPerson, byStart } = cashUp(lines);
  const reversed = lines.filter(({ reverses }) => reverses !== undefined).length;
  const methods = methodsInOrder.flatMap((method) => {
    const sum = total.byMethod[method];
    const name = `${tillMethods[method]}${method === 'cash-aud' ? `, ${writeAud(sum?.amount ?? 0)}` : ''}`;
    return sum === undefined ? [] : [row(name, writeSigned(sum.vatu))];
  });
  const guests = total.guests > 0 ? `; ${counted(total.guests, 'guest')} paid for` : '';
  const beside = exceptionSums(lines, exceptions).map(({ kind, person, method, times, vatu }) =>
    row(
      [`${times} × ${exceptionWords[kind]}`, person && nameOf(person), method && tillMethods[method]]
        .filter(Boolean)
        .join(', '),
      writeSigned(vatu),
    ),
  );
  const changed = changeNote(changedIn(lines));
  return [
    `Taken ${writeSigned(total.takenVuv)} VUV; apart ${writeSigned(total.apartVuv)} VUV (operators, complimentary)`,
    `${counted(lines.length - reversed, 'payment')}, ${reversed} taken back${guests}`,
    ...(methods.length > 0 ? ['By method', ...methods] : []),
    ...(changed === undefined ? [] : [`  ${changed}`]),
    ...(byPerson.length > 0
      ? ['By person', ...byPerson.map((sum) => row(nameOf(sum.person), inAll(sum)))]
      : []),
    ...(byStart.length > 0 ? ['By start', ...byStart.map((sum) => row(startName(sum), inAll(sum)))] : []),
    ...(beside.length > 0 ? ['Beside the takings', ...beside] : []),
  ];
}

/** What was counted, and who closed it. */
export function closedLines(report: ZReport, nameOf: (id: string) => string): readonly string[] {
  const at = new Date(report.closedAt * 1000);
  return [
    'Counted',
    ...countLines(report.lines, report.counted).map(({ method, ...sums }) =>
      [
        `  ${tillMethods[method]}: expected ${writeAmount(method, sums.expected)}`,
        `counted ${writeAmount(method, sums.counted)}`,
        `difference ${writeDifference(method, sums.difference)}`,
      ].join(', '),
    ),
    ...(report.reason === undefined ? [] : [`Reason: ${stripControlCharacters(report.reason)}`]),
    `Closed on ${writeDate(dateOf(at))}, ${timeLabel(minutesOf(at))}, by ${nameOf(report.by)}.`,
  ];
}

function startName({ date, tourId }: { readonly date: string; readonly tourId: number }): string {
  const slot = slotById(tourId);
  const day = writeDate(date as CalendarDate, { day: 'numeric', month: 'short' });
  return `${day}, ${slot?.time}, ${slot?.type}`;
}
