import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';

type EnquiryEdit = CommandOf<'changeEnquiry'>;

const everyMs = 30_000;

/** The last change, for display; a state can be reverted. */
export interface DoneChange {
  readonly text: string;
  readonly before?: EnquiryState;
}

/**
 * One enquiry, read again while the page is visible, and what a manager does with it.
 *
 * @param onChanged the list is to be read again
 */
export function useEnquiry(name: string, onChanged: () => void) {
  const request = useRequest<ReplyTo<'showEnquiries'>>(
    `enquiry-${name}`,
    (signal) => staffClient('showEnquiries', { query: { enquiry: name }, signal }),
    { failed: 'enquiry-not-loaded' },
  );
  const { refresh, accept, reply } = request;
  useReadAgain(refresh, everyMs);
  const [done, setDone] = useState<DoneChange>();
  const [sent, setSent] = useState<EnquiryEdit['change']['kind']>();
  const [notes, setNotes] = useState(0);
  const stored = (enquiry: StaffEnquiry) => {
    if (reply) accept({ ...reply, enquiry });
    onChanged();
  };
  const edit = usePasskeyCommand<EnquiryEdit, ReplyTo<'changeEnquiry'>>({
    send: (commandId, requested) => staffClient('changeEnquiry', { body: { commandId, ...requested } }),
    onDone({ enquiry }, { change }) {
      setDone(doneBy(change, reply));
      if (change.kind === 'note') setNotes((count) => count + 1);
      stored(enquiry);
    },
    onRefused(problem) {
      if (!(problem instanceof CallProblem) || problem.kind !== 'enquiry-changed') return;
      refresh();
      onChanged();
    },
    failed: 'enquiry-not-changed',
    words: copy,
  });
  return {
    request,
    done,
    edit,
    /** What was sent last. */
    sent,
    /** What is being sent. */
    busy: edit.status === 'sending' ? sent : undefined,
    /** Added here: the form is empty again after each. */
    notes,
    stored,
    change(change: EnquiryEdit['change']) {
      const seen = reply?.enquiry?.history.length;
      if (seen === undefined) return;
      setDone(undefined);
      setSent(change.kind);
      edit.submit({ enquiry: name, seen, change });
    },
  };
}

function doneBy(change: EnquiryEdit['change'], reply: ReplyTo<'showEnquiries'> | undefined): DoneChange {
  switch (change.kind) {
    case 'state': {
      const { state: before, block } = reply?.enquiry ?? {};
      // Reverting does not restore links.
      const canUndo = before !== undefined && before !== change.state && block === undefined;
      return { text: copy.marked(change.state), ...(canUndo && { before }) };
    }
    case 'assign':
      return { text: copy.given(reply?.people.find(({ id }) => id === change.to)?.name) };
    case 'note':
      return { text: copy.noted };
  }
}
