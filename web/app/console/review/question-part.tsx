import { useState } from 'react';
import { reversalCopy } from '#app/content/staff/reversal-copy.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { slotById, timetableOf } from '#shared/booking/slots.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { ReadState } from '../page/read-state.tsx';
import { useShownProblems } from '../page/use-shown-problems.ts';
import { Press as ConsoleButton } from '../today/press/press.tsx';
import sheetStyles from '../today/press/sheet-styles.module.css';
import { viewStarts } from '../today/view/start-view.ts';
import { nameOfParty, nameOfSlot } from './facts.ts';
import { walkInAt } from './open-cases.ts';
import type { Question, Refund, ReviewAnswer } from './review-case.ts';

export interface QuestionPartProps {
  question: Question;
  client: StaffClient;
  isBusy: boolean;
  onAnswer: (answer: ReviewAnswer) => void;
  onLeave: () => void;
}

/** Asks for the start or party that a choice needs before it is sent, or shows whom to telephone. */
export function QuestionPart({ question, client, isBusy, onAnswer, onLeave }: QuestionPartProps) {
  if (question.kind === 'refund')
    return <RefundQuestion question={question} isBusy={isBusy} onAnswer={onAnswer} onLeave={onLeave} />;
  const needsParties = question.kind === 'party' || question.kind === 'telephone';
  return (
    <Stack gap={8} pack="start">
      <Heading as="h3" size="name" untracked>
        {question.kind === 'telephone' ? copy.whom : question.kind === 'party' ? copy.parties : copy.starts}
      </Heading>
      {needsParties ? (
        <PartiesOfDay question={question} client={client} isBusy={isBusy} onAnswer={onAnswer} />
      ) : (
        <Grid gap={8} className={sheetStyles.starts}>
          <StartsOfDay question={question} client={client} isBusy={isBusy} onAnswer={onAnswer} />
        </Grid>
      )}
      <ConsoleButton kind="line" onPress={onLeave}>
        {copy.otherChoice}
      </ConsoleButton>
    </Stack>
  );
}

interface RefundProps extends Omit<QuestionPartProps, 'client'> {
  question: Refund;
}

/** Asks for the reason of a refund before it is booked. */
function RefundQuestion({ question, isBusy, onAnswer, onLeave }: RefundProps) {
  const { kind, title, method, sum, button, ...payment } = question;
  const [reason, setReason] = useState<string>(copy.reason.overpaid);
  const { isShown, show } = useShownProblems();
  const trimmedReason = reason.trim();
  return (
    <Stack
      as="form"
      gap={12}
      pack="start"
      onSubmit={(event) => {
        event.preventDefault();
        show();
        if (trimmedReason !== '') onAnswer({ reversal: { ...payment, reason: trimmedReason } });
      }}
    >
      <Heading as="h3" size="name" untracked>
        {title}
      </Heading>
      <Text size="note" tone="quiet">
        {reversalCopy.refund(method, sum)} {reversalCopy.stays}
      </Text>
      <Field
        dense
        label={reversalCopy.reason}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={maxReasonLength}
        error={isShown && trimmedReason === '' ? reversalCopy.noReason : undefined}
      />
      <ConsoleButton kind="commit" type="submit" isBusy={isBusy}>
        {button}
      </ConsoleButton>
      <ConsoleButton kind="line" onPress={onLeave}>
        {copy.otherChoice}
      </ConsoleButton>
    </Stack>
  );
}

interface StartsProps extends Pick<QuestionPartProps, 'client' | 'isBusy' | 'onAnswer'> {
  question: Extract<Question, { kind: 'start' | 'walk-in' }>;
}

function StartsOfDay({ question, client, isBusy, onAnswer }: StartsProps) {
  const date = calendarDateFrom(question.kind === 'start' ? question.party.date : question.date);
  // The starts can be chosen before their guests are known.
  const { reply } = useDay(client, date);
  const guests = new Map(reply && viewStarts(date, reply).map(({ slot, booked }) => [slot.id, booked]));
  const currentStart = question.kind === 'start' ? question.party.tourId : undefined;
  const answerOf = (tourId: number): ReviewAnswer =>
    question.kind === 'walk-in'
      ? walkInAt(question.presses, { date, tourId })
      : {
          decisions: [{ kind: 'join', ...question.party, settled: [...question.settled], joins: tourId }],
        };
  return timetableOf(date)
    .filter(({ id }) => id !== currentStart)
    .map((slot) => (
      <ConsoleButton
        key={slot.id}
        kind="line"
        isSmall
        isBusy={isBusy}
        onPress={() => onAnswer(answerOf(slot.id))}
      >
        {nameOfSlot(slot)}
        {reply && <small>{copy.inIt(guests.get(slot.id) ?? 0)}</small>}
      </ConsoleButton>
    ));
}

const useDay = (client: StaffClient, date: string) =>
  useRequest(`review ${date}`, (signal) => client('openDay', { query: { date }, signal }), {
    failureEvent: 'day-not-loaded',
  });

interface PartiesProps extends Pick<QuestionPartProps, 'client' | 'isBusy' | 'onAnswer'> {
  question: Extract<Question, { kind: 'party' | 'telephone' }>;
}

function PartiesOfDay({ question, client, isBusy, onAnswer }: PartiesProps) {
  const { date } = question;
  const day = useDay(client, date);
  const { reply } = day;
  if (reply === undefined) return <ReadState request={day} copy={copy} />;
  const starts = 'starts' in reply ? (reply.starts as readonly Start[]) : [];
  const parties = starts.flatMap((start) => start.parties);
  if (question.kind === 'party')
    return parties.length === 0 ? (
      <Text tone="quiet">{copy.noParties}</Text>
    ) : (
      parties.map((party) => (
        <ConsoleButton
          key={party.id}
          kind="line"
          isSmall
          isBusy={isBusy}
          onPress={() => onAnswer({ decisions: question.presses.map((press) => placeAt(press, party)) })}
        >
          {nameOfParty(party)}
          <small>{nameOfStart(party)}</small>
        </ConsoleButton>
      ))
    );
  const partiesToCall = parties.filter(
    (party) =>
      party.tourId === question.tourId &&
      party.id !== question.except &&
      party.status === 'confirmed' &&
      partyState(party).here === 0,
  );
  if (partiesToCall.length === 0) return <Text tone="quiet">{copy.noOne}</Text>;
  return (
    <Stack as="ul" gap={8}>
      {partiesToCall.map((party) => (
        <li key={party.id}>
          <b>{nameOfParty(party)}</b>
          <Text as="span" block size="note" tone="quiet">
            {party.phone ? <a href={`tel:${party.phone}`}>{party.phone}</a> : copy.noPhone}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const nameOfStart = ({ tourId }: Party): string => {
  const slot = slotById(tourId);
  return slot ? nameOfSlot(slot) : '';
};

const placeAt = (press: Extract<Question, { kind: 'party' }>['presses'][number], party: Party) =>
  ({
    kind: 'place',
    press,
    at: { date: party.date, tourId: party.tourId, party: party.id },
  }) as const;
