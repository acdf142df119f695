import { useNow } from '#app/clock/use-now.ts';
import { Done } from '#app/console/page/outcome.tsx';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { ReadState } from '#app/console/page/read-state.tsx';
import { Hint } from '#app/console/page/single-page.tsx';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { codeCopy } from '#app/content/staff/who-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { CodeDialog } from './code-dialog.tsx';
import { FormerPeople } from './former-people.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { groupPeople } from './known-people.ts';
import styles from './people-page.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { SharedDevices } from './shared-devices.tsx';
import { usePeople } from './use-people.ts';

/** Lists the people who may use the console, and their devices. */
export function PeoplePage() {
  const now = useNow();
  const people = usePeople();
  const { list, command, dialog, link, done } = people;
  const { currentPeople, formerPeople } = groupPeople(list.reply?.people ?? []);
  const sharedDevices = list.reply?.shared ?? [];
  if (now === undefined) return null;
  return (
    <div className={link ? `${page.page} ${page.withRecord} ${styles.withLink}` : page.page}>
      <Stack gap={16} className={styles.head}>
        <div>
          <PageTitle title={copy.title} lead={copy.lead} />
        </div>
        <Button kind="commit" onClick={() => people.open({ kind: 'invite' })}>
          {copy.invite.open}
        </Button>
      </Stack>
      {link && (
        <div className={styles.beside}>
          <InvitationCard key={link.address} link={link} now={now} onHide={people.hideLink} />
        </div>
      )}
      <Stack skipEmpty gap={12} pack="start" className={`container ${styles.list}`}>
        <Done text={done} />
        <ReadState request={list} copy={copy} />
        <ul aria-label={copy.list} aria-busy={list.status === 'loading'}>
          {currentPeople.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              now={now}
              onOpen={() => people.open({ kind: 'person', person })}
              onAsk={(question) => people.open({ kind: 'question', question })}
            />
          ))}
        </ul>
        {currentPeople.length === 1 && <Hint>{copy.onlyYou}</Hint>}
        {sharedDevices.length > 0 && (
          <SharedDevices
            devices={sharedDevices}
            now={now}
            onAsk={(question) => people.open({ kind: 'question', question })}
          />
        )}
        {formerPeople.length > 0 && (
          <FormerPeople
            people={formerPeople}
            onAsk={(question) => people.open({ kind: 'question', question })}
          />
        )}
      </Stack>
      {dialog?.kind === 'invite' && <InviteDialog command={command} onClose={people.close} />}
      {dialog?.kind === 'person' && (
        <PersonDialog
          person={dialog.person}
          onChoose={(question) => people.open({ kind: 'question', question })}
          onCode={() => people.open({ kind: 'code', person: dialog.person })}
          onClose={people.close}
        />
      )}
      {dialog?.kind === 'code' && (
        <CodeDialog
          command={command}
          title={codeCopy.of.title(dialog.person.name)}
          text={codeCopy.of.text(dialog.person.name)}
          onCode={(code) => command.submit({ kind: 'set-code', person: dialog.person.id, code })}
          onClose={people.close}
        />
      )}
      {dialog?.kind === 'question' && (
        <QuestionDialog question={dialog.question} command={command} onClose={people.close} />
      )}
    </div>
  );
}
