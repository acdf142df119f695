import { Link } from 'react-router-dom';
import styles from '#app/console/office/list-rows.module.css';
import { operatorsCopy as copy } from '#app/content/staff/operators-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { ListedOperator } from '#shared/contracts/office/operator.ts';

/** A link that expires sooner is marked. */
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
  const isSoon = linkUntil !== undefined && linkUntil - now < soonSeconds;
  const tone = status === 'requested' ? styles.now : isSoon ? styles.few : undefined;
  const isDecided = status === 'approved' || status === 'revoked';
  return (
    <li>
      <Link
        className={styles.row}
        to={`${staffPaths.operators}?operator=${id}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <b>
          <bdi>{companyName}</bdi>
        </b>
        <Text as="strong" weight="strong" tone="quiet" set="right" className={tone}>
          {linkUntil === undefined ? copy.state(operator) : copy.linkUntil(linkUntil, now)}
        </Text>
        <span>{isDecided ? copy.model(chargingModel) : <bdi>{contactName}</bdi>}</span>
        <Text as="span" set="right" className={styles.next}>
          {isDecided ? copy.lastVisit(lastVisit, now) : copy.asked(receivedAt, now)}
        </Text>
      </Link>
    </li>
  );
}
