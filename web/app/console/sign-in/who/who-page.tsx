import { type ReactNode, useEffect, useState } from 'react';
import { passkeyOfActor } from '#app/console/api/passkeys-on-demand.ts';
import type { StaffSession } from '#app/console/api/session-context.ts';
import { unsentByPerson } from '#app/console/api/unsent-visits.ts';
import { Steps } from '#app/console/offline/steps.tsx';
import paper from '#app/console/page/history.module.css';
import { Hint } from '#app/console/page/single-page.tsx';
import { whoCopy as copy } from '#app/content/staff/who-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CodePad } from './code-pad.tsx';
import { GivenCode } from './given-code.tsx';
import { PasskeyInstead } from './passkey-instead.tsx';
import type { Identification } from './use-acting.ts';
import styles from './who-page.module.css';

type ListedPerson = NonNullable<StaffSession['shared']>['people'][number];

export interface WhoPageProps {
  people: readonly ListedPerson[];
  /** The choice of colours and language. */
  preferences: ReactNode;
  /** Throws a `CallProblem`: `code-given` for a code set by a manager and not replaced by `newCode`. */
  onIdentify: (identification: Identification) => Promise<void>;
  /** Called with the id of the chosen person; undefined when none is chosen. */
  onChoose: (person: string | undefined) => void;
  /** Asks the server again, in case a code has been set. */
  onRenew: () => void;
  /** Given only offline, when no code can be checked: the chosen name alone says who acts. */
  onChooseName?: ((person: ListedPerson) => void) | undefined;
  /** Returns to the page, read only; absent where the page needs a name. */
  onLook?: () => void;
}

/**
 * Asks on a shared device who acts: the name, then four digits or a passkey. Unsent presses are kept for their
 * colleague.
 */
export function WhoPage({
  people,
  preferences,
  onChoose,
  onIdentify,
  onRenew,
  onChooseName,
  onLook,
}: WhoPageProps) {
  const [chosenId, setChosenId] = useState<string>();
  const [unsent] = useState(() => unsentByPerson((id) => people.some((person) => person.id === id)));
  const [managerCode, setManagerCode] = useState<string>();
  const chosen = people.find(({ id }) => id === chosenId);
  const isOffline = onChooseName !== undefined;
  // A colleague may have joined or set a code since the names were read.
  useEffect(() => {
    if (!isOffline) onRenew();
  }, [isOffline, onRenew]);
  const unsentCount = [...unsent.values()].flat().length;
  const choose = (id: string | undefined) => {
    setManagerCode(undefined);
    setChosenId(id);
    onChoose(id);
  };
  const goBack = () => choose(undefined);
  const sendCode = async (person: string, code: string) => {
    try {
      await onIdentify({ kind: 'identify', person, code });
    } catch (problem) {
      if (!(problem instanceof CallProblem && problem.kind === 'code-given')) throw problem;
      setManagerCode(code);
    }
  };
  const alternative = chosen && (
    <PasskeyInstead
      key={chosen.id}
      onUse={async () =>
        onIdentify({ kind: 'identify-by-passkey', person: chosen.id, response: await passkeyOfActor() })
      }
    />
  );
  return (
    <Stack gap={24} pack="start" fill className={chosen ? `${styles.page} ${styles.chosen}` : styles.page}>
      <Stack as="section" gap={16} pack="start" className={styles.who}>
        <h1 className={styles.title} tabIndex={-1} ref={focusOn}>
          {copy.title}
        </h1>
        <Text size="prose" tone="quiet" measure={32}>
          {people.length === 0 ? copy.noNames : onChooseName ? copy.alone.lead : copy.lead}
        </Text>
        {onLook && (
          <Cluster>
            <Button kind="outlined" small onClick={onLook}>
              {copy.look}
            </Button>
          </Cluster>
        )}
        {unsentCount > 0 && <Notice kind="warning">{copy.kept(unsentCount)}</Notice>}
        <Grid as="ul" gap={8} className={styles.names} aria-label={copy.names}>
          {people.map((person) => (
            <li key={person.id}>
              <Name
                person={person}
                unsentCount={unsent.get(person.id)?.length ?? 0}
                isChosen={person.id === chosenId}
                onChoose={() => (onChooseName ? onChooseName(person) : choose(person.id))}
              />
            </li>
          ))}
        </Grid>
        <Panel padTop={8}>{preferences}</Panel>
      </Stack>
      {onChooseName && <NameOnlySteps example={people[0]?.name ?? ''} />}
      {chosen?.hasCode && managerCode === undefined && (
        <CodePad
          key={chosen.id}
          name={chosen.name}
          onCode={(code) => sendCode(chosen.id, code)}
          alternative={alternative}
          onBack={goBack}
        />
      )}
      {chosen && managerCode !== undefined && (
        <GivenCode
          name={chosen.name}
          onCode={(newCode) =>
            onIdentify({ kind: 'identify', person: chosen.id, code: managerCode, newCode })
          }
          onBack={goBack}
        />
      )}
      {chosen && !chosen.hasCode && (
        <NoCode name={chosen.name} alternative={alternative} onRenew={onRenew} onBack={goBack} />
      )}
      {chosen === undefined && !onChooseName && people.length > 0 && (
        <p className={styles.first}>{copy.first}</p>
      )}
    </Stack>
  );
}

interface NameProps {
  person: ListedPerson;
  /** Number of their unsent presses. */
  unsentCount: number;
  isChosen: boolean;
  onChoose: () => void;
}

const Name = ({ person: { name, hasCode }, unsentCount, isChosen, onChoose }: NameProps) => (
  <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
    <span>{name}</span>
    {!hasCode && (
      <Text as="span" tone="quiet" className={styles.fact}>
        {copy.noCode}
      </Text>
    )}
    {unsentCount > 0 && (
      <Text as="span" tone="quiet" className={styles.fact}>
        {copy.waiting(unsentCount)}
      </Text>
    )}
  </button>
);

/** Explains acting by name only, while no code can be checked. @param example a name */
const NameOnlySteps = ({ example }: { example: string }) => (
  <section className={`${paper.history} ${styles.paper}`} data-surface="paper">
    <h2>{copy.alone.what}</h2>
    <Steps steps={copy.alone.steps(example)} />
  </section>
);

interface NoCodeProps extends Pick<WhoPageProps, 'onRenew'> {
  name: string;
  alternative: ReactNode;
  onBack: () => void;
}

/** Explains to a colleague without a code how to get one. */
const NoCode = ({ name, alternative, onRenew, onBack }: NoCodeProps) => (
  <Stack as="section" gap={16} pack="start">
    <h2 className={styles.subtitle} tabIndex={-1} ref={focusOn}>
      {copy.missing.title(name)}
    </h2>
    <Hint>{copy.missing.text}</Hint>
    <Button kind="outlined" onClick={onRenew}>
      {copy.missing.again}
    </Button>
    {alternative}
    <Button kind="quiet" onClick={onBack}>
      {copy.others}
    </Button>
  </Stack>
);
