import { useState } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Grid, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { useSession } from '../api/session-context.ts';
import { type StaffClient, staffClient } from '../api/staff-client.ts';
import type { DeliveredPresses } from '../kept/kept-state.ts';
import { lazyPart } from '../language/lazy-part.ts';
import { Refusal } from '../page/outcome.tsx';
import { ReadState } from '../page/read-state.tsx';
import { useLayout } from '../page/use-layout.ts';
import { StepUpDialog } from '../passkey/step-up-dialog.tsx';
import { CaseLink, CaseRow, PhoneCase } from './case-row.tsx';
import { DecidedRow } from './decided-row.tsx';
import { whenLabel } from './facts.ts';
import { openCases } from './open-cases.ts';
import { OwingDevices } from './owing-devices.tsx';
import { partyCases } from './party-cases.ts';
import type { ReviewAnswer, ReviewCase } from './review-case.ts';
import styles from './review-page.module.css';
import { SentRule } from './sent-rule.tsx';
import { useReview } from './use-review.ts';

export interface ReviewPageProps {
  /** The presses that this device has sent since the network returned. */
  delivered?: DeliveredPresses | undefined;
  client?: StaffClient;
}

const SeeSent = lazyPart(async () => (await import('./see-sent.tsx')).SeeSent);
const DecidedAlone = lazyPart(async () => (await import('./decided-alone.tsx')).DecidedAlone);

/**
 * The decisions that are waiting once the network is back: facts that contradict each other, and presses without a
 * party.
 */
export function ReviewPage({ delivered, client = staffClient }: ReviewPageProps) {
  const { person } = useSession();
  const [openKey, setOpenKey] = useState<string>();
  const { list, decided, announcement, command } = useReview(client, () => setOpenKey(undefined));
  const layout = useLayout();
  const now = serverNow();
  const { reply } = list;
  const today = dateOf(now);
  const dates = [...new Set([...(delivered?.presses ?? []).map(({ party }) => party.date), today])].sort();
  const found = reply ? [...partyCases(reply, now), ...openCases(reply, now)] : [];
  // Refunds come first.
  const cases = found.toSorted((a, b) => Number(a.toDo === undefined) - Number(b.toDo === undefined));
  const index = cases.findIndex(({ key }) => key === openKey);
  const openCase = layout === 'phone' ? cases[index] : undefined;
  const decide = (reviewCase: ReviewCase) => (answer: ReviewAnswer, done: string) => {
    command.submit({ key: reviewCase.key, name: reviewCase.name, done, answer });
  };
  const isBusy = command.status === 'sending' || command.status === 'confirming';
  const row = { client, person, isBusy };
  const refusal = !command.needsPasskey && <Refusal text={command.refusal} />;
  return (
    <Panel skipEmpty className={`${page.page} ${styles.page}`}>
      {openCase ? (
        <PhoneCase
          reviewCase={openCase}
          place={copy.of(index + 1, cases.length)}
          {...row}
          onDecide={decide(openCase)}
          onBack={() => setOpenKey(undefined)}
        >
          {refusal}
        </PhoneCase>
      ) : (
        <>
          <Head
            delivered={delivered}
            count={cases.length}
            isKnown={reply !== undefined}
            hasDecided={decided.length > 0}
          />
          <ReadState request={list} copy={copy} />
          {refusal}
          {decided.length > 0 && (
            <Panel as="ul" rule="above">
              {decided.map((decision) => (
                <DecidedRow
                  key={decision.key}
                  decided={decision}
                  author={person.name}
                  isBusy={isBusy}
                  onUndo={(undo) =>
                    command.submit({
                      key: `undo ${decision.key}`,
                      name: decision.name,
                      done: '',
                      answer: { decisions: [undo] },
                      undoneKey: decision.key,
                    })
                  }
                />
              ))}
            </Panel>
          )}
          {cases.length > 0 && (
            <Panel as="ol" rule="above" aria-label={copy.page}>
              {cases.map((reviewCase) =>
                layout === 'phone' ? (
                  <CaseLink
                    key={reviewCase.key}
                    reviewCase={reviewCase}
                    person={person}
                    onOpen={() => setOpenKey(reviewCase.key)}
                  />
                ) : (
                  <CaseRow
                    key={reviewCase.key}
                    reviewCase={reviewCase}
                    {...row}
                    onDecide={decide(reviewCase)}
                  />
                ),
              )}
            </Panel>
          )}
          {reply && reply.owing.length > 0 && (
            <OwingDevices
              reply={reply}
              now={now}
              isManager={person.role === 'manager'}
              isBusy={isBusy}
              onGiveUp={({ device, key, name }) =>
                command.submit({
                  key: `owing ${device} ${key}`,
                  name,
                  done: copy.done.givenUp,
                  answer: { decisions: [{ kind: 'give-up', device, key }] },
                })
              }
            />
          )}
          {reply && (
            <LazyPart>
              <DecidedAlone client={client} dates={dates} now={now} />
            </LazyPart>
          )}
          <Button kind="outlined" to={staffPaths.today} className={styles.leave ?? ''}>
            {cases.length > 0 ? copy.later : copy.back}
          </Button>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {command.needsPasskey && (
        <StepUpDialog command={command} action={copy.needsPasskey} onClose={command.forget} />
      )}
    </Panel>
  );
}

interface HeadProps {
  delivered: DeliveredPresses | undefined;
  count: number;
  isKnown: boolean;
  hasDecided: boolean;
}

function Head({ delivered, count, isKnown, hasDecided }: HeadProps) {
  const sent = delivered?.presses.length;
  const now = serverNow();
  const words = !isKnown ? [copy.page] : count === 0 ? copy.none : copy.heading(sent, count);
  return (
    <Grid gap={16} className={styles.head}>
      <Stack gap={8}>
        <Heading as="h1" size="title-36" className={`${page.title} ${styles.title}`}>
          {words.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </Heading>
        {isKnown && (
          <Text size="prose" tone="quiet" className={styles.lead}>
            {hasDecided && count > 0
              ? copy.decided
              : count === 0
                ? copy.noneLead(sent)
                : [
                    delivered && copy.since(whenLabel(Math.floor(delivered.since / 1000), dateOf(now))),
                    copy.lead,
                  ]
                    .filter(Boolean)
                    .join(' ')}
          </Text>
        )}
      </Stack>
      {isKnown && delivered && delivered.presses.length > 0 && (
        <div>
          <SentRule sent={delivered.presses.length} open={count} />
          <Text as="div" size="note" tone="quiet" className={styles.presses}>
            <LazyPart>
              <SeeSent presses={delivered.presses} now={now} />
            </LazyPart>
          </Text>
        </div>
      )}
    </Grid>
  );
}
