import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { portVilaTimeNote, timeLabel, writeDate } from '#shared/values/written-time.ts';

const dayOf = (epochSeconds: number): string => dateOf(new Date(epochSeconds * 1000));

const charging: Readonly<Record<StoredOperator['chargingModel'], string>> = {
  operator_charges: 'charges the guests',
  guest_pays: 'guests pay here',
};

const state = ({ status, expiresAt }: StoredOperator): string =>
  status === 'approved' ? `approved, link until ${dayOf(expiresAt)}` : status;

/** One line for an operator, without contact details. */
export const operatorLine = (operator: StoredOperator): string =>
  [
    operator.id,
    stripControlCharacters(operator.companyName),
    state(operator),
    `asked ${dayOf(operator.receivedAt)}`,
    charging[operator.chargingModel],
  ].join(' · ');

/** Details of an operator for a decision. */
export function operatorLines(operator: StoredOperator): readonly string[] {
  const received = new Date(operator.receivedAt * 1000);
  return [
    `Operator  ${stripControlCharacters(operator.companyName)} (${state(operator)})`,
    `Contact   ${stripControlCharacters(operator.contactName)}, ${stripControlCharacters(operator.email)}, ${stripControlCharacters(operator.mobilePhone)}`,
    `Kind      ${operator.operatorType}; ${operator.tourFrequency}; ${charging[operator.chargingModel]}; ${operator.waitsOnSite === 'yes' ? 'waits here' : 'does not wait here'}`,
    `Asked     ${writeDate(dateOf(received))}, ${timeLabel(minutesOf(received))}, ${portVilaTimeNote}`,
  ];
}
