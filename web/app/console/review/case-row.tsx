import { type ReactNode, useState } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { focusOn } from '#app/ui/focus-on.ts';
import { Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { lazyPart } from '../language/lazy-part.ts';
import { Chevron } from '../today/drawing/icons.tsx';
import { Press } from '../today/press/press.tsx';
import { FactPair } from './fact-pair.tsx';
import { whenLabel } from './facts.ts';
import { isQuestion, type Question, type ReviewAnswer, type ReviewCase } from './review-case.ts';
import styles from './review-page.module.css';

const QuestionPart = lazyPart(async () => (await import('./question-part.tsx')).QuestionPart);

interface CaseProps {
  reviewCase: ReviewCase;
  client: StaffClient;
  person: Colleague;
  isBusy: boolean;
  onDecide: (answer: ReviewAnswer, done: string) => void;
}

/** A case on wide screens: its question, the facts, and the choices. */
export const CaseRow = (props: CaseProps) => (
  <Grid as="li" gap={14} rule="below" className={styles.case}>
    <Stack gap={4} pack="start">
      <Heading as="h2" size="name" untracked>
        {props.reviewCase.name}
      </Heading>
      <Text size="note" tone="quiet">
        {props.reviewCase.why}
      </Text>
    </Stack>
    <FactPair reviewCase={props.reviewCase} />
    <Choices {...props} />
  </Grid>
);

interface CaseLinkProps extends Pick<CaseProps, 'reviewCase' | 'person'> {
  onOpen: () => void;
}

/** A case in the list of a phone. */
export const CaseLink = ({ reviewCase, person, onOpen }: CaseLinkProps) => {
  const isForManager =
    person.role !== 'manager' && reviewCase.choices.every(({ needsManager }) => needsManager);
  const today = dateOf(serverNow());
  const lines = reviewCase.toDo
    ? [reviewCase.toDo]
    : reviewCase.facts
        .slice(0, 2)
        .map(({ at, title }) => [title, at !== undefined && whenLabel(at, today)].filter(Boolean).join(', '));
  return (
    <li>
      <button type="button" className={styles.link} onClick={onOpen}>
        <span className={styles.mark} aria-hidden="true" />
        <span>
          <b>{reviewCase.name}</b>
          {[...lines, ...(isForManager ? [copy.managerDecides] : [])].map((line) => (
            <Text as="span" block size="note" tone="quiet" key={line}>
              {line}
            </Text>
          ))}
        </span>
        <Chevron />
      </button>
    </li>
  );
};

export interface PhoneCaseProps extends CaseProps {
  /** `1 of 3`. */
  place: string;
  onBack: () => void;
  children: ReactNode;
}

/** A case that fills a phone. */
export const PhoneCase = ({ place, onBack, children, ...props }: PhoneCaseProps) => (
  <Stack gap={12} key={props.reviewCase.key} className={styles.opened}>
    <Text size="note" tone="quiet">
      {place}
    </Text>
    <Stack gap={4}>
      <Heading as="h1" size="title-30" tabIndex={-1} ref={focusOn}>
        {props.reviewCase.name}
      </Heading>
      <Text size="prose" tone="quiet">
        {props.reviewCase.why}
      </Text>
    </Stack>
    <FactPair reviewCase={props.reviewCase} />
    <Choices {...props} />
    {children}
    <span className={styles.foot} />
    {props.reviewCase.toDo === undefined && (
      <Text size="note" tone="quiet">
        {copy.stays}
      </Text>
    )}
    <Press kind="line" onPress={onBack}>
      {copy.notNow}
    </Press>
  </Stack>
);

/** The choices, the first of which keeps what was recorded at the door. */
function Choices({ reviewCase, client, person, isBusy, onDecide }: CaseProps) {
  const [question, setQuestion] = useState<{ readonly question: Question; readonly done: string }>();
  const canDecide = (needsManager: boolean) => !needsManager || person.role === 'manager';
  if (question)
    return (
      <LazyPart>
        <QuestionPart
          question={question.question}
          client={client}
          isBusy={isBusy}
          onAnswer={(answer) => onDecide(answer, question.done)}
          onLeave={() => setQuestion(undefined)}
        />
      </LazyPart>
    );
  return (
    <Stack gap={8} pack="start">
      {reviewCase.choices.map(({ title, detail, act, needsManager, done }, index) => (
        <Press
          key={title}
          kind={index === 0 && canDecide(needsManager) ? 'commit' : 'line'}
          isDisabled={!canDecide(needsManager)}
          isBusy={isBusy}
          onPress={() => (isQuestion(act) ? setQuestion({ question: act, done }) : onDecide(act, done))}
        >
          {title}
          <small>{canDecide(needsManager) ? detail : copy.managers}</small>
        </Press>
      ))}
    </Stack>
  );
}
