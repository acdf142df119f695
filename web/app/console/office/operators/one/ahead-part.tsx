import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Table } from '#app/ui/table.tsx';
import type { AheadVisit, StaffOperator } from '#shared/contracts/office/operator.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './ahead-part.module.css';

export interface AheadPartProps {
  operator: StaffOperator;
  visits: readonly AheadVisit[];
}

/** The upcoming visits booked through this operator. */
export function AheadPart({ operator, visits }: AheadPartProps) {
  const sum = visits.reduce((all, { guestCount }) => all + guestCount, 0);
  return (
    <Stack as="section" gap={8}>
      <Heading size="title-24">{copy.ahead}</Heading>
      {visits.length === 0 ? (
        <Text size="note" tone="quiet">
          {copy.none}
        </Text>
      ) : (
        <>
          <Text size="note" tone="quiet">
            {copy.sum(visits.length, sum)}
          </Text>
          <Table
            columns={copy.columns}
            rows={visits.map((visit) => ({
              name: <Visit visit={visit} isRevoked={operator.status === 'revoked'} />,
              figures: [
                visit.guestCount,
                <span key="pays" className={styles.pays}>
                  {copy.pays[visit.chargingModel]}
                </span>,
              ],
            }))}
          />
        </>
      )}
    </Stack>
  );
}

const Visit = ({ visit, isRevoked }: { visit: AheadVisit; isRevoked: boolean }) => (
  <>
    {dayLabel(visit.date)}, {startTimes.whole(visit.time)}
    <Text as="span" block size="note" tone="quiet">
      {copy.tours[visit.tourType]},{' '}
      <bdi>
        {visit.firstName} {visit.lastName}
      </bdi>
    </Text>
    {isRevoked && visit.isKnown && (
      <Text as="span" size="note" block tone="few">
        {visit.isTheirs ? copy.theirs : copy.known}
      </Text>
    )}
  </>
);

/** `Tue 24 Nov`. */
function dayLabel(day: string): string {
  const date = parseCalendarDate(day);
  return date === undefined ? day : formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' });
}
