import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionContext } from '#app/console/api/session-context.ts';
import { onSessionLoss } from '#app/console/api/staff-client.ts';
import { unsentByPerson } from '#app/console/api/unsent-visits.ts';
import { useKept } from '#app/console/kept/use-kept.ts';
import { LanguageChoice } from '#app/console/language/language-choice.tsx';
import { useLanguageOf } from '#app/console/language/use-language.ts';
import notices from '#app/console/page/console-notice.module.css';
import type { SharedConsoleProps } from '#app/console/page/console-parts.ts';
import { ThemeChoice } from '#app/console/page/theme-choice.tsx';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { whoCopy } from '#app/content/staff/who-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StaffFrame } from '#app/ui/staff-frame/staff-frame.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { ActingButton } from './acting-button.tsx';
import { useActing } from './use-acting.ts';
import { WhoDialog } from './who-dialog.tsx';
import { WhoPage } from './who-page.tsx';

/** The open question, and the callback to run once it is answered. */
interface OpenQuestion {
  readonly onIdentified?: (() => void) | undefined;
}

/**
 * The console on a shared device. Everybody may read Today; before something is written it asks who acts, in a dialog
 * that keeps the typed text. Managers' tasks need a personal device.
 */
export function SharedConsole({ session, theme, onTheme, onRenew, children }: SharedConsoleProps) {
  const { pathname } = useLocation();
  const [question, setQuestion] = useState<OpenQuestion>();
  const [announcement, setAnnouncement] = useState('');
  const ask = useCallback((onIdentified?: () => void) => {
    setAnnouncement('');
    setQuestion({ onIdentified });
  }, []);
  const isOffline = useKept().network.status === 'offline';
  const actingState = useActing(session, onRenew, () => {
    // The question covers what the previous colleague was typing.
    if (document.querySelector('dialog[open]')) ask();
  });
  const { acting, identify, leave, wrongTries, forgetWrongTries, isIdentifiedByName } = actingState;
  useEffect(() => onSessionLoss((loss) => loss === 'identification-required' && ask()), [ask]);
  const { name = copy.house, people = [] } = session.shared ?? {};
  // The pad is in the language of the chosen name.
  const [chosenId, setChosenId] = useState<string>();
  const speakerId = acting?.id ?? chosenId;
  useLanguageOf(people.find(({ id }) => id === speakerId)?.language);
  const preferences = (
    <Stack gap={12}>
      <ThemeChoice theme={theme} onTheme={onTheme} />
      <LanguageChoice />
    </Stack>
  );
  const whoProps = { people, preferences, onRenew, onChoose: setChosenId };

  if (acting === undefined && pathname !== staffPaths.today) {
    return (
      <StaffFrame skip={copy.skip} title={name}>
        <WhoPage
          {...whoProps}
          onIdentify={async (identification) => {
            await identify(identification);
          }}
          onChooseName={isOffline ? actingState.chooseName : undefined}
        />
      </StaffFrame>
    );
  }
  const button = acting ? (
    <ActingButton
      name={isIdentifiedByName ? whoCopy.alone.noCode(acting.name) : acting.name}
      question={whoCopy.notYou}
      onPress={() => {
        leave();
        ask();
      }}
    />
  ) : (
    <ActingButton name={readOnlyLabel(people)} question={whoCopy.title} onPress={() => ask()} />
  );
  return (
    <SessionContext
      value={{
        ...session,
        person: acting,
        identified: isIdentifiedByName ? 'name' : 'code',
        renew: onRenew,
        askForColleague: ask,
      }}
    >
      <StaffFrame skip={copy.skip} title={name} menu={button}>
        {wrongTries > 0 && (
          <Stack gap={8} className={notices.notices}>
            <Notice kind="warning" role="alert">
              <p>{whoCopy.wrongTries(wrongTries)}</p>
              <Button kind="outlined" small onClick={forgetWrongTries}>
                {whoCopy.understood}
              </Button>
            </Notice>
          </Stack>
        )}
        {children}
      </StaffFrame>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {question && (
        <WhoDialog
          {...whoProps}
          device={name}
          onIdentify={async (identification) => {
            const name = await identify(identification);
            setQuestion(undefined);
            setChosenId(undefined);
            question.onIdentified?.();
            setAnnouncement(whoCopy.acts(name, question.onIdentified !== undefined));
          }}
          onChooseName={
            isOffline
              ? (person) => {
                  actingState.chooseName(person);
                  setQuestion(undefined);
                  question.onIdentified?.();
                  setAnnouncement(whoCopy.acts(person.name, question.onIdentified !== undefined));
                }
              : undefined
          }
          onClose={() => {
            setQuestion(undefined);
            setChosenId(undefined);
          }}
        />
      )}
    </SessionContext>
  );
}

/** Label without an active colleague, with the number of unsent presses, except those of former colleagues. */
function readOnlyLabel(people: readonly { readonly id: string }[]): string {
  const unsent = unsentByPerson((id) => people.some((person) => person.id === id));
  const unsentCount = [...unsent.values()].flat().length;
  return unsentCount > 0 ? whoCopy.waiting(unsentCount) : whoCopy.readOnly;
}
