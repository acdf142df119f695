import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { changeCopy as copy, mailCopy } from '#app/content/staff/change-copy.ts';
import { recordCopy } from '#app/content/staff/record-copy.ts';
import { languageNames } from '#app/content/staff/today-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Stepper } from '#app/ui/form/stepper.tsx';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import { capacity } from '#shared/booking/terms.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { useCommand } from '../commands/use-command.ts';
import { Choices } from '../press/choices.tsx';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { TooLateNotice } from '../ships/too-late.tsx';
import { startInWords } from '../view/change-history.ts';
import { closureReason, useDayCalendar } from '../view/closed-day.ts';
import { partyName } from '../view/party-words.ts';
import { viewStarts } from '../view/start-view.ts';
import styles from './change.module.css';
import {
  type Contact,
  changedPartsOf,
  contactProblems,
  draftOf,
  languagesFor,
  requestedParty,
  startDisabledReason,
} from './change-draft.ts';
import { ChangeReview } from './change-review.tsx';
import { commandFor } from './command-for.ts';
import { DayChoice } from './day-choice.tsx';
import type { PartySheetProps } from './party-sheet-props.ts';
import { RefusedChange } from './refused-change.tsx';
import { StartChoice } from './start-choice.tsx';

/** Changes or moves a party: first the form, then a review of the consequences and emails. */
export function ChangeSheet({ view, current, now, client, onDone, onRefused, onClose }: PartySheetProps) {
  const [shownView, setShownView] = useState(view);
  const [draft, setDraft] = useState(() => draftOf(view));
  const { isShown, show } = useShownProblems();
  const [isReviewing, setIsReviewing] = useState(false);
  const day = useRequest(draft.date, (signal) => client('openDay', { query: { date: draft.date }, signal }));
  const loadedDay = day.status === 'ready' ? day.reply : undefined;
  const calendar = useDayCalendar();
  const starts = loadedDay
    ? viewStarts(draft.date, loadedDay, undefined, calendar.editOn(draft.date)).filter(
        ({ endsAt }) => endsAt > now,
      )
    : [];
  const start = starts.find(({ slot }) => slot.id === draft.tourId);
  const languages = start ? languagesFor(shownView, draft.date, start) : [draft.language];
  const requested = requestedParty(draft, languages);
  const parts = changedPartsOf(shownView, requested);
  const { state, press, dismiss } = useCommand(
    client,
    (call, body: BodyOf<'changeParty'>) => call('changeParty', { body }),
    ({ party: changedParty }) => {
      const hasMoved =
        changedParty.date !== shownView.party.date || changedParty.tourId !== shownView.party.tourId;
      const name = partyName(view);
      const description = `${startInWords(changedParty, true)}, ${copy.nowAdults(changedParty.guestCount)}.`;
      const mailNote = changedParty.email === '' ? mailCopy.none : mailCopy.underWay;
      onDone(changedParty, {
        title: hasMoved ? copy.moved(name) : copy.changed(name),
        text: `${description} ${mailNote}`,
      });
    },
  );
  const problems = withCount({
    ...contactProblems(shownView, requested),
    ...(state.status === 'refused' && withoutPrefix(state.problem.fields)),
  });
  const hasProblems = Object.keys(contactProblems(shownView, requested)).length > 0;
  const hasPaid = shownView.party.log.some(({ kind }) => kind === 'pay');
  const disabledReason =
    parts.length === 0
      ? copy.nothing
      : start === undefined || startDisabledReason(shownView, draft, start) !== undefined
        ? copy.chooseStart
        : shownView.here > draft.guestCount
          ? copy.here(shownView.here)
          : undefined;
  const isSending = state.status === 'sending';
  const change = (changes: Partial<typeof draft>) => {
    if (state.status === 'refused') dismiss();
    setDraft({ ...draft, ...changes });
  };
  const fieldProps = (name: keyof Contact) => ({
    value: draft[name],
    error: isShown ? problems[name] : undefined,
    onChange: (value: string) => change({ [name]: value }),
  });
  const refusal = (
    <RefusedChange
      state={state}
      shownView={shownView}
      current={current}
      onRefused={() => {
        onRefused();
        day.refresh();
      }}
      onAdopt={(currentView) => {
        dismiss();
        setShownView(currentView);
        setDraft(draftOf(currentView));
        setIsReviewing(false);
      }}
    />
  );
  if (isReviewing) {
    const hasMoved = parts.includes('start');
    const send = () =>
      void press({ ...commandFor(shownView.party), sequence: shownView.party.sequence, requested });
    return (
      // A separate sheet, so that the focus moves to its title.
      <Sheet key="review" title={copy.reviewTitle(partyName(shownView))} onClose={onClose} isFullScreen>
        <div className={styles.change}>
          <ChangeReview view={shownView} requested={requested} parts={parts} />
          {start && hasMoved && <TooLateNotice start={start} />}
          {refusal}
          <SheetFoot>
            <Press
              kind="line"
              isDisabled={state.status === 'unanswered'}
              onPress={() => {
                dismiss();
                setIsReviewing(false);
              }}
            >
              {copy.back}
            </Press>
            <Press kind="commit" isBusy={isSending} onPress={send}>
              {isSending
                ? copy.changing
                : hasMoved
                  ? copy.move(requested.guestCount, startInWords(requested, false))
                  : copy.change(partyName(shownView))}
            </Press>
          </SheetFoot>
        </div>
      </Sheet>
    );
  }
  const closureText = closureReason(draft.date, calendar);
  return (
    <Sheet
      key="form"
      title={copy.title(partyName(shownView))}
      subtitle={startInWords(shownView.party, true)}
      onClose={onClose}
      isFullScreen
    >
      <form
        className={styles.change}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
          if (disabledReason === undefined && !hasProblems) setIsReviewing(true);
        }}
      >
        <div>
          <Text size="caption" below={6} aria-hidden="true">
            {copy.adults}
          </Text>
          <Stepper
            touch
            value={String(draft.guestCount)}
            min={1}
            max={capacity}
            label={copy.adults}
            fewerLabel={recordCopy.fewer}
            moreLabel={recordCopy.more}
            onChange={(count) => change({ guestCount: Number(count) })}
          />
        </div>
        {hasPaid ? (
          <Notice dense kind="plain">
            {copy.paidDay}
          </Notice>
        ) : (
          <DayChoice
            partyDate={shownView.party.date as CalendarDate}
            chosenDate={draft.date}
            now={now}
            onChoose={(date) => change({ date })}
          />
        )}
        {closureText && (
          <Notice dense kind="warning">
            {closureText}
          </Notice>
        )}
        {day.status === 'loading' && <p role="status">{copy.loading}</p>}
        {day.status === 'failed' && (
          <Notice dense kind="warning">
            {copy.failed}
          </Notice>
        )}
        {loadedDay && !closureText && starts.length === 0 && (
          <Notice dense kind="warning">
            {copy.noStarts}
          </Notice>
        )}
        <StartChoice
          view={shownView}
          draft={draft}
          starts={starts}
          now={now}
          onChoose={(tourId) => change({ tourId })}
        />
        {start && <TooLateNotice start={start} />}
        {languages.length > 1 && (
          <Choices isRow className={sheetStyles.row} label={copy.language}>
            {languages.map((language) => (
              <Press
                key={language}
                isSmall
                isChosen={language === requested.preferredLanguage}
                onPress={() => change({ language })}
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
        <Text size="fact" tone="quiet">
          {copy.stays}
        </Text>
        {refusal}
        <SheetFoot>
          <Press kind="commit" type="submit" isDisabled={disabledReason !== undefined}>
            {disabledReason ?? copy.review}
          </Press>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

/** Fields as the server names them: `wanted.email`. */
const withoutPrefix = (fields: Readonly<Record<string, string>>): Partial<Record<keyof Contact, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/^wanted\./, ''), message]),
  );
