import { useState } from 'react';
import { serverClock } from '#app/clock/clock.ts';
import { useSession } from '#app/console/api/session-context.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { type PasskeyCommand, usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { peopleCopy } from '#app/content/staff/people-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { BodyOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';
import type { NewLink } from './invitation-card.tsx';
import { doneText, type Question } from './question.ts';

type PeopleAction = BodyOf<'managePeople'>['action'];

/** The dialog over the list. */
export type OpenDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'person' | 'code'; readonly person: ListedPerson }
  | { readonly kind: 'question'; readonly question: Question };

/** One action on people and devices. */
export type PeopleCommand = PasskeyCommand<PeopleAction>;

/** State of the page "People and devices". */
export function usePeople() {
  const list = useRequest('people', (signal) => staffClient('listPeople', { signal }), {
    failureEvent: 'people-not-loaded',
  });
  const { renew } = useSession();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [link, setLink] = useState<NewLink>();
  const [done, setDone] = useState<string>();
  const onDone = (result: ReplyTo<'managePeople'>, action: PeopleAction) => {
    const { link: path } = result;
    const name = linkedName(action, dialog);
    if (path !== undefined && name !== undefined)
      setLink({
        name,
        address: window.location.origin + path,
        createdAt: Math.floor(serverClock.now().getTime() / 1000),
      });
    setDone(outcomeOf(dialog, result));
    setDialog(undefined);
    list.refresh();
    // The role, device or passkeys of this person may have changed, and so has the time of the step-up.
    renew();
  };
  const command: PeopleCommand = usePasskeyCommand({
    send: (commandId, action: PeopleAction) => staffClient('managePeople', { body: { commandId, action } }),
    onDone,
    failureEvent: 'people-not-changed',
    words: peopleCopy,
  });
  return {
    list,
    command,
    dialog,
    open(next: OpenDialog) {
      command.forget();
      setDone(undefined);
      setDialog(next);
    },
    close: () => setDialog(undefined),
    link,
    hideLink: () => setLink(undefined),
    done,
  };
}

/** The person or device that a link is for. */
function linkedName(action: PeopleAction, dialog: OpenDialog | undefined): string | undefined {
  if (action.kind === 'invite' || action.kind === 'invite-shared') return action.name;
  return dialog?.kind === 'question' && 'person' in dialog.question ? dialog.question.person.name : undefined;
}

/** The message after the action of a dialog. */
function outcomeOf(dialog: OpenDialog | undefined, result: ReplyTo<'managePeople'>): string | undefined {
  if (dialog?.kind === 'code') return peopleCopy.done.code(dialog.person.name);
  return dialog?.kind === 'question' ? doneText(dialog.question, result) : undefined;
}
