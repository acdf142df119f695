import { ListRow } from '#app/console/office/list-rows.tsx';
import { operatorsCopy as copy } from '#app/content/staff/operators-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import type { ListedOperator } from '#shared/contracts/office/operator.ts';

/** Links that expire within this time are marked. */
const soonSeconds = 30 * 86_400;

export interface OperatorRowProps {
  operator: ListedOperator;
  /** Epoch seconds. */
  now: number;
  isOpen: boolean;
}

/** One operator in a list: company, state, contact or payment, and date. */
export function OperatorRow({ operator, now, isOpen }: OperatorRowProps) {
  const { id, companyName, contactName, status, linkUntil, receivedAt, lastVisit, chargingModel } = operator;
  const expiresSoon = linkUntil !== undefined && linkUntil - now < soonSeconds;
  const isDecided = status === 'approved' || status === 'revoked';
  return (
    <ListRow
      to={`${staffPaths.operators}?operator=${id}`}
      isOpen={isOpen}
      title={<bdi>{companyName}</bdi>}
      state={linkUntil === undefined ? copy.state(operator) : copy.linkUntil(linkUntil, now)}
      tone={status === 'requested' ? 'cane' : expiresSoon ? 'few' : undefined}
      detail={isDecided ? copy.model(chargingModel) : <bdi>{contactName}</bdi>}
      date={isDecided ? copy.lastVisit(lastVisit, now) : copy.asked(receivedAt, now)}
    />
  );
}
