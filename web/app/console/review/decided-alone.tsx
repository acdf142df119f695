import { useState } from 'react';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Heading, Panel, Text } from '#app/ui/layout/layout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Start } from '#shared/contracts/staff/party.ts';
import { decidedAlone } from '#shared/staff/parties/decided-alone.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { nameOfParty, startName } from './facts.ts';
import styles from './review-page.module.css';

export interface DecidedAloneProps {
  client: StaffClient;
  /** Days on which devices were offline. */
  dates: readonly string[];
  now: Date;
}

/** Contradictions that were resolved without a decision by a colleague. */
export function DecidedAlone({ client, dates, now }: DecidedAloneProps) {
  const [isListed, setListed] = useState(false);
  const { reply: days = [] } = useRequest(
    `decided alone ${dates.join()}`,
    (signal) => Promise.all(dates.map((date) => client('openDay', { query: { date }, signal }))),
    { failureEvent: 'day-not-loaded' },
  );
  const parties = days.flatMap((day) =>
    'isReduced' in day ? [] : (day.starts as readonly Start[]).flatMap((start) => start.parties),
  );
  const decided = parties.flatMap((party) => decidedAlone(party).map((how) => ({ party, how })));
  if (decided.length === 0) return null;
  return (
    <Panel as="section" padTop={16} rule="above">
      <Heading size="name" untracked>
        {copy.alone(decided.length)}
      </Heading>
      <Text size="note" tone="quiet" className={styles.lead}>
        {copy.aloneLead}
      </Text>
      <TextButton aria-expanded={isListed} onClick={() => setListed(!isListed)}>
        {isListed ? copy.hide : copy.see(decided.length)}
      </TextButton>
      {isListed && (
        <Panel as="ul" rule="above">
          {decided.map(({ party, how }) => (
            <Text as="li" key={party.id + how} size="note" tone="quiet" padY={8} rule="below">
              <Text as="b" block size="name" tone="cream">
                {nameOfParty(party)}
              </Text>
              {copy.sentence(startName(party.date, party.tourId, dateOf(now)), copy.how[how])}
            </Text>
          ))}
        </Panel>
      )}
    </Panel>
  );
}
