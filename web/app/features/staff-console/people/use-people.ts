import { useState } from 'react';
import type { ListedPerson } from '../../../../../shared/contracts/staff/list-people.ts';
import { serverClock } from '../../../api/clock.ts';
import { listPeople } from '../../../api/staff/people.ts';
import { useSession } from '../../../api/staff/session-context.ts';
import { useRequest } from '../../../api/use-request.ts';
import type { NewLink } from './invitation-card.tsx';
import { doneText, type Question } from './question.ts';
import { useManage } from './use-manage.ts';

/** What stands over the list. */
export type OpenDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'person'; readonly person: ListedPerson }
  | { readonly kind: 'question'; readonly question: Question };

/** State of the page People and devices. */
export function usePeople() {
  const list = useRequest('people', (signal) => listPeople({ signal }), { failed: 'people-not-loaded' });
  const { renew } = useSession();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [link, setLink] = useState<NewLink>();
  const [done, setDone] = useState<string>();
  const manage = useManage((path, action) => {
    const question = dialog?.kind === 'question' ? dialog.question : undefined;
    const name = action.kind === 'invite' ? action.name : question?.person.name;
    if (path !== undefined && name !== undefined)
      setLink({
        name,
        address: window.location.origin + path,
        madeAt: Math.floor(serverClock.now().getTime() / 1000),
      });
    setDone(question && doneText(question));
    setDialog(undefined);
    list.refresh();
    // Their own device, role or passkeys may have changed, and the step-up has a new time.
    renew();
  });
  return {
    list,
    manage,
    dialog,
    open(next: OpenDialog) {
      manage.forget();
      setDone(undefined);
      setDialog(next);
    },
    close: () => setDialog(undefined),
    link,
    hideLink: () => setLink(undefined),
    done,
  };
}
