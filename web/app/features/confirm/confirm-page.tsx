import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Steps } from '#app/booking/steps.tsx';
import { useNow } from '#app/clock/use-now.ts';
import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { useCheckedCalendar } from '#app/requests/use-checked-calendar.ts';
import { Heading, Page, Panel } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { lazyRoute } from '#app/ui/navigation/static-html.tsx';
import { languageIn, readChosenSlot, slotProblem, toursPath } from './chosen-slot.ts';
import { ConfirmFormView } from './confirm-form-view.tsx';
import styles from './confirm-page.module.css';
import { formFrom } from './use-confirm.ts';

/** Loaded on demand: few links name an unbookable slot. */
const Blocked = lazyRoute(() => import('./blocked.tsx').then(({ Blocked }) => Blocked));

/** Step 2 of booking: guests, language, contact details. Shows the reason if the slot is not bookable. */
export function ConfirmPage() {
  const [params] = useSearchParams();
  const now = useNow();
  const [form, setForm] = useState(() => formFrom(params));
  const [hasChangedSlot, setChangedSlot] = useState(false);
  const { chosen, problem: linkProblem } = readChosenSlot(params);
  const listedProblem = now && chosen && slotProblem(chosen, now);
  const checkedCalendar = useCheckedCalendar(listedProblem === undefined ? undefined : chosen?.date).reply;
  const currentProblem =
    listedProblem && checkedCalendar ? chosen && slotProblem(chosen, now, checkedCalendar) : listedProblem;
  const problem = now && (linkProblem ?? (checkedCalendar && currentProblem));
  const changeAt = now && chosen ? toursPath(chosen, form, languageIn(params)) : '/tours';
  return (
    <Page underHeader last>
      <Steps current={1} changeAt={changeAt} />
      {now && currentProblem === undefined && chosen ? (
        <ConfirmFormView
          title={
            <Heading as="h1" above={24} below={24} className={styles.title}>
              {copy.title}
            </Heading>
          }
          key={`${chosen.date} ${chosen.slot.id}`}
          chosen={chosen}
          changeAt={changeAt}
          draft={{ form, setForm }}
          hasChangedSlot={hasChangedSlot}
          onFollow={({ preferredLanguage }) => {
            setChangedSlot(true);
            if (preferredLanguage) setForm((current) => ({ ...current, preferredLanguage }));
          }}
        />
      ) : (
        <>
          {problem === undefined && <div className={styles.choice} />}
          <Heading as="h1" above={24} below={24} className={styles.title}>
            {problem === undefined ? copy.title : copy.blockedTitle}
          </Heading>
        </>
      )}
      {problem !== undefined && (
        <LazyPart
          failureView={problem}
          fallback={<Panel padTop={32} rule="above" className={styles.frame} />}
        >
          <Blocked problem={problem} to={changeAt} />
        </LazyPart>
      )}
      {(!now || (currentProblem && !checkedCalendar)) && (
        <Panel padTop={32} rule="above" className={styles.frame}>
          <noscript>
            <p>{copy.noScript}</p>
          </noscript>
        </Panel>
      )}
    </Page>
  );
}
