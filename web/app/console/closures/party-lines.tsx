import { closuresCopy } from '#app/content/staff/closures-copy.ts';
import { Cluster, Panel } from '#app/ui/layout/layout.tsx';
import { slotById } from '#shared/booking/slots.ts';
import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { dayLabel } from './day-words.ts';
import styles from './record.module.css';

const copy = closuresCopy.notified;

export interface PartyLinesProps {
  label: string;
  parties: readonly ClosureParty[];
  /** Whether the day stands beside the time. */
  hasDays: boolean;
  /** Guests who may stay are not notified. */
  isKept?: boolean;
  /** Whether each has what it can be offered beside it, for a colleague on the telephone. */
  hasOffers?: boolean;
}

/** Parties by start; who has no mail address has a number to ring. */
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
            <b>
              {partyName(party)}, {party.guestCount}
            </b>
            <small>{factsOf(party, hasDays)}</small>
            {hasOffers && party.offered && <small>{copy.offers.onPhone(startsOf(party.offered))}</small>}
          </span>
          {!isKept && <How party={party} />}
        </Cluster>
      ))}
    </Panel>
  );
}

function How({ party }: { party: ClosureParty }) {
  if (party.isMailed) return <span className={styles.how}>{copy.byMail}</span>;
  if (party.phone === undefined) return <span className={styles.ring}>{copy.noNumber}</span>;
  return (
    <a className={styles.ring} href={`tel:${party.phone.replace(/[^+\d]/g, '')}`}>
      {copy.ring(party.phone)}
    </a>
  );
}

/** `Friday 11 December, 10:00 AM Tour or Friday 11 December, 11:00 AM Tour`. */
const startsOf = (offered: NonNullable<ClosureParty['offered']>): string =>
  offered.map((start) => `${dayLabel(start.date)}, ${startInWords(start)}`).join(' or ');

function startInWords({ tourId }: { readonly tourId: number }): string {
  const slot = slotById(tourId);
  return slot ? `${slot.time} ${closuresCopy.tour[slot.type]}` : '';
}

function factsOf({ date, tourId, messagesIn, companyName }: ClosureParty, hasDays: boolean): string {
  return [
    hasDays && dayLabel(date),
    startInWords({ tourId }),
    messagesIn === 'French' && copy.French,
    companyName && copy.with(companyName),
  ]
    .filter(Boolean)
    .join(', ');
}
