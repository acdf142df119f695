import { useEffect, useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { languageCopy as copy, mailCopy } from '#app/content/staff/change-copy.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { useCommand } from '../commands/use-command.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { partyName } from '../view/party-words.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import styles from './change.module.css';

export interface LanguageSheetProps {
  date: CalendarDate;
  start: StartView;
  client: StaffClient;
  onDone: (parties: readonly Party[], title: string) => void;
  onRefused: () => void;
  onClose: () => void;
}

/** Changes the language of a start once each party is marked as agreed. */
export function LanguageSheet({ date, start, client, onDone, onRefused, onClose }: LanguageSheetProps) {
  const { slot, languages } = start;
  const [currentLanguage] = useState(start.language ?? languages[0] ?? 'English');
  const language = languages.find((other) => other !== currentLanguage) ?? currentLanguage;
  const parties = start.parties.filter(({ visitStatus }) => visitStatus !== 'cancelled');
  /** The version in which each party has agreed. */
  const [agreedVersions, setAgreedVersions] = useState<Readonly<Record<string, number>>>({});
  const hasAgreed = ({ id, sequence }: Party) => agreedVersions[id] === sequence;
  const name = startName(start);
  const { state, press, dismiss } = useCommand(
    client,
    (call, body: BodyOf<'changeLanguage'>) => call('changeLanguage', { body }),
    ({ parties: changedParties }) => onDone(changedParties, copy.done(name, language)),
  );
  const problem = state.status === 'refused' ? state.problem : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each refusal
  useEffect(() => {
    if (problem) onRefused();
  }, [problem]);
  const isSending = state.status === 'sending';
  const isComplete = parties.length > 0 && parties.every(({ party }) => hasAgreed(party));
  const toggle = ({ id, sequence }: Party) => {
    // A command cannot change while it is being sent.
    if (isSending || state.status === 'unanswered') return;
    dismiss();
    setAgreedVersions({ ...agreedVersions, [id]: agreedVersions[id] === sequence ? -1 : sequence });
  };
  const send = () =>
    void press({
      date,
      tourId: slot.id,
      language,
      agreed: parties.map(({ party: { id, sequence } }) => ({ party: id, sequence })),
    });
  return (
    <Sheet title={copy.title(name, language)} onClose={onClose} isFullScreen>
      <Text as="div" size="plain" className={styles.ask}>
        <p>{copy.ask}</p>
        <Stack as="fieldset" gap={8} aria-label={copy.parties}>
          {parties.map((view) => {
            const isChosen = hasAgreed(view.party);
            const label = isChosen ? copy.agreed : copy.notYet;
            return (
              <Press key={view.party.id} isSmall isOn={isChosen} onPress={() => toggle(view.party)}>
                {label(partyName(view), view.guests)}
              </Press>
            );
          })}
        </Stack>
        <Text size="fact" tone="quiet">
          {copy.mails(parties.filter(({ party }) => party.email !== '').length)}
        </Text>
        {state.status === 'unanswered' && (
          <Notice dense kind="warning">
            {mailCopy.unanswered}
          </Notice>
        )}
        <div role="alert">
          {problem && (
            <Notice dense kind="refused">
              {problem.message}
            </Notice>
          )}
        </div>
        <Cluster gap={8} nowrap className={sheetStyles.row}>
          <Press kind="line" onPress={onClose}>
            {copy.keep(currentLanguage)}
          </Press>
          <Press kind="commit" isBusy={isSending} isDisabled={!isComplete} onPress={send}>
            {isSending ? copy.changing : isComplete ? copy.commit(language) : copy.missing}
          </Press>
        </Cluster>
      </Text>
    </Sheet>
  );
}
