import { useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { phoneCopy as copy, walkInCopy } from '#app/content/staff/adding-copy.ts';
import { recordCopy } from '#app/content/staff/record-copy.ts';
import { languageNames, languageWords } from '#app/content/staff/today-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Stepper } from '#app/ui/form/stepper.tsx';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { phoneProblem } from '#shared/staff/parties/party-details.ts';
import { maxNoteLength } from '#shared/staff/parties/visit-limits.ts';
import { emailProblem, firstNameProblem, lastNameProblem } from '#shared/values/guest-details.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { DayChoice } from '../change/day-choice.tsx';
import { Choices } from '../press/choices.tsx';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { TooLateNotice } from '../ships/too-late.tsx';
import { languagesOf, startsForWalkIns } from '../view/alternative-starts.ts';
import { closureReason, useDayCalendar } from '../view/closed-day.ts';
import { viewStarts } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import { StartPicks } from '../walk-in/start-picks.tsx';
import { useAddParty } from '../walk-in/use-add-party.ts';

export interface TelephoneSheetProps {
  date: CalendarDate;
  now: Date;
  client: StaffClient;
  onAdded: (party: Party) => void;
  onClose: () => void;
}

const emptyDetails = { firstName: '', lastName: '', email: '', phone: '', note: '' };
type Details = typeof emptyDetails;

const validators: Partial<Record<keyof Details, (value: string) => string | undefined>> = {
  firstName: (value) => firstNameProblem(value, 'the guest’s'),
  lastName: (value) => lastNameProblem(value, 'the guest’s'),
  email: (value) => emailProblem(value, 'the guest’s'),
  phone: (value) => phoneProblem(value),
};

/** A booking by telephone: day, start and number, with optional details. */
export function TelephoneSheet({ date: firstDate, now, client, onAdded, onClose }: TelephoneSheetProps) {
  const { first } = bookingWindow(now);
  const firstDay = firstDate < first ? first : firstDate;
  const [date, setDate] = useState(firstDay);
  const day = useRequest(date, (signal) => client('openDay', { query: { date }, signal }));
  const [startId, setStartId] = useState<number>();
  const [guests, setGuests] = useState(2);
  const [language, setLanguage] = useState<TourLanguage>('English');
  const [details, setDetails] = useState(emptyDetails);
  const { isShown, show } = useShownProblems();
  const { state, add } = useAddParty(client, onAdded);
  const calendar = useDayCalendar();
  const closureText = closureReason(date, calendar);
  const loadedDay = day.status === 'ready' && !closureText ? day.reply : undefined;
  const availableStarts = loadedDay
    ? startsForWalkIns(viewStarts(date, loadedDay, undefined, calendar.editOn(date)), now)
    : [];
  const alternativeStarts = availableStarts.filter(({ freePlaces }) => freePlaces >= guests);
  const start =
    availableStarts.find(({ slot }) => slot.id === startId) ??
    alternativeStarts.find(({ startsAt }) => startsAt > now) ??
    alternativeStarts[0] ??
    availableStarts[0];
  const languages = start ? languagesOf(start) : [];
  const chosenLanguage = languages.includes(language) ? language : (languages[0] ?? 'English');
  const isFrozen = state.status === 'sending' || state.status === 'unanswered';
  const errors = withCount(errorsOf(details, state.status === 'refused' ? state.problem.fields : {}));
  const hasErrors = Object.keys(errorsOf(details)).length > 0;
  const hasPlaces = start !== undefined && guests <= start.freePlaces;
  const fieldProps = (name: keyof Details) => ({
    value: details[name],
    error: isShown ? errors[name] : undefined,
    onChange: (value: string) => setDetails({ ...details, [name]: value }),
  });
  const submit = () => {
    show();
    if (start === undefined || hasErrors || !hasPlaces || state.status === 'sending') return;
    const filledDetails = Object.entries(details).flatMap(([name, value]) =>
      value.trim() ? [[name, value.trim()]] : [],
    );
    void add({
      source: 'phone',
      date,
      tourId: start.slot.id,
      guestCount: guests,
      preferredLanguage: chosenLanguage,
      ...Object.fromEntries(filledDetails),
    });
  };
  return (
    <Sheet title={copy.title} onClose={onClose} isFullScreen>
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DayChoice partyDate={firstDay} chosenDate={date} now={now} onChoose={setDate} />
        {closureText && (
          <Notice dense kind="warning">
            {closureText}
          </Notice>
        )}
        {!closureText && day.status === 'loading' && <p role="status">{copy.loading}</p>}
        {day.status === 'failed' && (
          <Notice dense kind="warning">
            {copy.failed}
          </Notice>
        )}
        {loadedDay && availableStarts.length === 0 && (
          <Notice dense kind="warning">
            {copy.noStarts}
          </Notice>
        )}
        {start && (
          <>
            <StartPicks
              starts={availableStarts}
              chosenStart={start}
              now={now}
              isDisabled={({ freePlaces }) => freePlaces === 0}
              onChoose={({ slot }) => setStartId(slot.id)}
            />
            <TooLateNotice start={start} />
            <div>
              <Text size="caption" below={6} aria-hidden="true">
                {copy.adults}
              </Text>
              <Stepper
                touch
                value={String(guests)}
                min={1}
                max={Math.max(start.freePlaces, 1)}
                label={copy.adults}
                fewerLabel={recordCopy.fewer}
                moreLabel={recordCopy.more}
                onChange={(count) => setGuests(Number(count))}
              />
            </div>
            {languages.length > 1 && (
              <Choices isRow className={sheetStyles.row} label={copy.language}>
                {languages.map((language) => (
                  <Press
                    key={language}
                    isSmall
                    isChosen={language === chosenLanguage}
                    onPress={() => setLanguage(language)}
                  >
                    {languageNames[language]}
                  </Press>
                ))}
              </Choices>
            )}
            <Grid gap={16} gapX={8} className={sheetStyles.pair}>
              <Field dense optional label={copy.firstName} {...fieldProps('firstName')} />
              <Field dense optional label={copy.lastName} {...fieldProps('lastName')} />
            </Grid>
            <Field
              dense
              optional
              label={copy.email}
              type="email"
              hint={copy.emailHint}
              {...fieldProps('email')}
            />
            <Field dense optional label={copy.phone} type="tel" {...fieldProps('phone')} />
            <Field
              dense
              optional
              label={copy.note}
              hint={copy.noteHint}
              maxLength={maxNoteLength}
              {...fieldProps('note')}
            />
            {state.status === 'refused' && (
              <Notice dense kind="refused">
                {state.problem.message}
              </Notice>
            )}
            {state.status === 'unanswered' && (
              <Notice dense kind="warning">
                {walkInCopy.unanswered}
              </Notice>
            )}
            <SheetFoot>
              <Press
                kind="commit"
                type="submit"
                isDisabled={!hasPlaces}
                isBusy={isFrozen && state.status === 'sending'}
              >
                {state.status === 'sending'
                  ? copy.adding
                  : copy.add(guests, totalPriceVuv(start.slot.type, guests))}
                <small>
                  {startName(start)}, {languageWords[chosenLanguage]}
                </small>
              </Press>
            </SheetFoot>
          </>
        )}
      </Stack>
    </Sheet>
  );
}

function errorsOf(
  details: Details,
  fields: Readonly<Record<string, string>> = {},
): Partial<Record<keyof Details, string>> {
  const texts = Object.entries(validators).flatMap(([name, problemOf]) => {
    const value = details[name as keyof Details].trim();
    const problem = value === '' ? undefined : problemOf(value);
    return problem ? [[name, problem]] : [];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}
