import { useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { otherDaysCopy as copy } from '#app/content/staff/change-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { groupBy } from '#shared/values/group-by.ts';
import { type CalendarDate, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { type PartyView, viewParty } from '../view/party-view.ts';
import { startName } from '../view/start-words.ts';
import { longDay, shortDay } from '../view/time-words.ts';
import styles from './find.module.css';
import { Hit } from './hit.tsx';

export interface OtherDaysProps {
  letters: string;
  /** Parties of the day on screen, which are listed above. */
  listedIds: readonly string[];
  client: StaffClient;
  onOpen: (party: Party) => void;
  /** Shows a party next to the list, on desks, where the search follows the typing. */
  onChoose?: ((view: PartyView) => void) | undefined;
  chosenId?: string | undefined;
}

const minLetters = 2;
/** Each search reads all days, so it waits for a pause in typing. */
const pauseMs = 500;

/** Searches the days of the booking window, on phones and tablets only at the press of a button. */
export function OtherDays({ letters, listedIds, client, onOpen, onChoose, chosenId }: OtherDaysProps) {
  const [submittedLetters, setSubmittedLetters] = useState<string>();
  const typedLetters = letters.trim();
  const searchesAsTyped = onChoose !== undefined;
  const query = searchesAsTyped && typedLetters.length >= minLetters ? typedLetters : submittedLetters;
  const isCurrentQuery = query !== undefined && query === typedLetters;
  const search = useRequest(
    query,
    (signal) => client('findParties', { query: { letters: query ?? '' }, signal }),
    searchesAsTyped ? { delayMs: pauseMs } : {},
  );
  const isSearching = isCurrentQuery && search.status === 'loading';
  const found = isCurrentQuery && search.status === 'ready' ? search.reply : undefined;
  return (
    <Stack as="section" gap={8} above={12} aria-label={copy.title}>
      {found === undefined && (
        <Press
          kind="line"
          isSmall
          isDisabled={typedLetters.length < minLetters}
          isBusy={isSearching}
          onPress={() =>
            isCurrentQuery && search.status === 'failed' ? search.retry() : setSubmittedLetters(typedLetters)
          }
        >
          {typedLetters.length < minLetters ? copy.fewLetters : isSearching ? copy.searching : copy.key}
        </Press>
      )}
      {isCurrentQuery && search.status === 'failed' && (
        <Notice dense kind="warning">
          {copy.failed}
        </Notice>
      )}
      {found && (
        <FoundParties
          found={found}
          letters={typedLetters}
          listedIds={listedIds}
          onOpen={onOpen}
          onChoose={onChoose}
          chosenId={chosenId}
        />
      )}
    </Stack>
  );
}

interface FoundPartiesProps extends Omit<OtherDaysProps, 'client'> {
  found: ReplyTo<'findParties'>;
}

function FoundParties({ found, letters, listedIds, onOpen, onChoose, chosenId }: FoundPartiesProps) {
  const otherParties = found.parties.filter(({ id }) => !listedIds.includes(id));
  const lastDay = formatDay(found.last, shortDay);
  return (
    <>
      <Text role="status" size="fact" weight="strong" tone="quiet" className={styles.count}>
        {copy.found(otherParties.length, lastDay)}
      </Text>
      {[...groupBy(otherParties, ({ date }) => date)].map(([day, parties]) => (
        <div key={day}>
          <Heading as="h3" size="fact" weight="strong" tone="quiet" untracked className={styles.day}>
            {formatDay(day, longDay)}
          </Heading>
          <ul>
            {parties.map((party) => (
              <li key={party.id}>
                <Hit
                  view={viewParty(party)}
                  letters={letters}
                  start={startName({ slot: { id: party.tourId, time: party.time, type: party.tourType } })}
                  isChosen={party.id === chosenId}
                  onChoose={onChoose}
                  onOpen={() => onOpen(party)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {found.hasMore && (
        <Notice dense kind="warning">
          {copy.more(lastDay)}
        </Notice>
      )}
    </>
  );
}

function formatDay(text: string, describeDay: (date: CalendarDate) => string): string {
  const date = parseCalendarDate(text);
  return date ? describeDay(date) : text;
}
