import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { slotById } from '#shared/booking/slots.ts';
import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { dayLabel } from './day-words.ts';
import styles from './record.module.css';

export interface PartyLinesProps {
  label: string;
  parties: readonly ClosureParty[];
  /** Whether each line shows the day. */
  hasDays: boolean;
  /** Whether the guests may stay and are not notified. */
  isKept?: boolean;
  /** Whether each line lists the starts to offer on the telephone. */
  hasOffers?: boolean;
}

/** Parties sorted by start, each with how it is notified. */
export function PartyLines({ label, parties, hasDays, isKept = false, hasOffers = false }: PartyLinesProps) {
  const sorted = parties.toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.tourId - b.tourId || a.lastName.localeCompare(b.lastName),
  );
  return (
    <Panel as="ul" above={8} aria-label={label}>
      {sorted.map((party) => (
        <Cluster
          key={party.id}
          as="li"
          gapX={16}
          align="center"
          justify="between"
          padY={8}
          rule="above"
          className={styles.party}
        >
          <span>
            <Text as="b" block size="name">
              {partyName(party)}, {party.guestCount}
            </Text>
            <Text as="small" block size="fact" tone="quiet">
              {partyFacts(party, hasDays)}
              {hasOffers && party.offered && `. ${copy.notified.offers.onPhone(startsOf(party.offered))}`}
            </Text>
          </span>
          {!isKept && <ContactMethod party={party} />}
        </Cluster>
      ))}
    </Panel>
  );
}

function ContactMethod({ party }: { party: ClosureParty }) {
  if (party.isMailed)
    return (
      <Text as="span" size="fact" tone="quiet">
        {copy.notified.byMail}
      </Text>
    );
  if (party.phone === undefined) return <span className={styles.ring}>{copy.notified.noNumber}</span>;
  return (
    <a className={styles.ring} href={`tel:${party.phone.replace(/[^+\d]/g, '')}`}>
      {copy.notified.telephone(party.phone)}
    </a>
  );
}

/** Starts such as `Friday 11 December, 10:00 AM Tour`; the day is named once. */
const startsOf = (offered: NonNullable<ClosureParty['offered']>): readonly string[] =>
  offered.map((start, index) =>
    start.date === offered[index - 1]?.date
      ? startLabel(start)
      : `${dayLabel(start.date)}, ${startLabel(start)}`,
  );

function startLabel({ tourId }: { readonly tourId: number }): string {
  const slot = slotById(tourId);
  return slot ? `${startTimes.whole(slot.time)} ${copy.tour[slot.type]}` : '';
}

function partyFacts({ date, tourId, messagesIn, companyName }: ClosureParty, hasDays: boolean): string {
  return [
    hasDays && dayLabel(date),
    startLabel({ tourId }),
    messagesIn === 'French' && copy.notified.French,
    companyName && copy.notified.with(companyName),
  ]
    .filter(Boolean)
    .join(', ');
}
