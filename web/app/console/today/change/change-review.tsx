import { changeCopy as copy } from '#app/content/staff/change-copy.ts';
import { languageNames } from '#app/content/staff/today-copy.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { RequestedParty } from '#shared/staff/parties/party-change.ts';
import type { ChangedPart } from '#shared/staff/staff-change.ts';
import sheetStyles from '../press/sheet-styles.module.css';
import { startInWords } from '../view/change-history.ts';
import type { PartyView } from '../view/party-view.ts';
import styles from './change.module.css';
import { MailNotice } from './mail-notice.tsx';

export interface ChangeReviewProps {
  view: PartyView;
  requested: RequestedParty;
  parts: readonly ChangedPart[];
}

/** The changes next to the current values, and who is notified. */
export function ChangeReview({ view: { party }, requested, parts }: ChangeReviewProps) {
  const price = newPriceOf(party, requested);
  const isPriceChanged = price !== party.totalPrice;
  return (
    <Stack gap={14} className={styles.review} data-surface="paper">
      <dl className={sheetStyles.facts}>
        {parts.map((part) => (
          <Row
            key={part}
            term={copy.parts[part]}
            newValue={describePart(part, requested, requested.date !== party.date)}
            oldValue={describePart(
              part,
              { ...party, phone: party.phone ?? '' },
              requested.date !== party.date,
            )}
          />
        ))}
        {isPriceChanged && (
          <Row term={copy.price} newValue={copy.vuv(price)} oldValue={copy.vuv(party.totalPrice)} />
        )}
      </dl>
      <MailNotice
        party={party}
        email={requested.email}
        notifiesOperator={party.source === 'operator' && (parts.includes('guests') || isPriceChanged)}
      />
    </Stack>
  );
}

function Row({ term, newValue, oldValue }: { term: string; newValue: string; oldValue: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Text as="b" block size="name">
          {newValue}
        </Text>
        <Text as="span" tone="quiet">
          {copy.before(oldValue)}
        </Text>
      </dd>
    </div>
  );
}

function newPriceOf(party: PartyView['party'], { tourId, guestCount }: RequestedParty): number {
  const type = slotById(tourId)?.type ?? party.tourType;
  const isSame = type === party.tourType && guestCount === party.guestCount;
  return isSame ? party.totalPrice : totalPriceVuv(type, guestCount);
}

type DescribedParty = Omit<RequestedParty, 'date'> & { readonly date: string };

function describePart(part: ChangedPart, party: DescribedParty, hasDay: boolean): string {
  switch (part) {
    case 'start':
      return startInWords(party, hasDay);
    case 'guests':
      return String(party.guestCount);
    case 'language':
      return languageNames[party.preferredLanguage];
    case 'name':
      return `${party.firstName} ${party.lastName}`.trim() || copy.none;
    case 'email':
      return party.email || copy.none;
    case 'phone':
      return party.phone || copy.none;
  }
}
