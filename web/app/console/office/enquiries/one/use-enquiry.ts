import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useRecord } from '#app/console/office/use-record.ts';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';

type EnquiryEdit = CommandOf<'changeEnquiry'>;

/** The last change, for display; a state can be reverted. */
export interface DoneChange {
  readonly text: string;
  readonly previousState?: EnquiryState;
}

/**
 * An enquiry, polled while the page is visible, and the actions on it.
 *
 * @param onChanged called when the list must be reloaded
 */
export function useEnquiry(name: string, onChanged: () => void) {
  const { request, done, setDone, store, onRefused } = useRecord<
    ReplyTo<'showEnquiries'>,
    'enquiry',
    DoneChange
  >({
    key: `enquiry-${name}`,
    load: (signal) => staffClient('showEnquiries', { query: { enquiry: name }, signal }),
    field: 'enquiry',
    failureEvent: 'enquiry-not-loaded',
    outdatedKind: 'enquiry-changed',
    onChanged,
  });
  const { reply } = request;
  const [sentKind, setSentKind] = useState<EnquiryEdit['change']['kind']>();
  const [noteCount, setNoteCount] = useState(0);
  const edit = usePasskeyCommand<EnquiryEdit, ReplyTo<'changeEnquiry'>>({
    send: (commandId, requested) => staffClient('changeEnquiry', { body: { commandId, ...requested } }),
    onDone({ enquiry }, { change }) {
      if (change.kind === 'note') setNoteCount((count) => count + 1);
      store(enquiry, describeChange(change, reply));
    },
    onRefused,
    failureEvent: 'enquiry-not-changed',
    words: copy,
  });
  return {
    request,
    done,
    edit,
    /** The kind of change sent last. */
    sentKind,
    /** The kind of change being sent. */
    sendingKind: edit.status === 'sending' ? sentKind : undefined,
    /** Number of notes added on this page; a new note empties the form. */
    noteCount,
    showStored: (enquiry: StaffEnquiry) => store(enquiry),
    change(change: EnquiryEdit['change']) {
      const seen = reply?.enquiry?.history.length;
      if (seen === undefined) return;
      setDone(undefined);
      setSentKind(change.kind);
      edit.submit({ enquiry: name, seen, change });
    },
  };
}

function describeChange(
  change: EnquiryEdit['change'],
  reply: ReplyTo<'showEnquiries'> | undefined,
): DoneChange {
  switch (change.kind) {
    case 'state': {
      const { state: previousState, block } = reply?.enquiry ?? {};
      // Undo would not restore the closing for the event.
      const canUndo = previousState !== undefined && previousState !== change.state && block === undefined;
      return { text: copy.marked(change.state), ...(canUndo && { previousState }) };
    }
    case 'assign':
      return { text: copy.given(reply?.people.find(({ id }) => id === change.to)?.name) };
    case 'note':
      return { text: copy.noted };
  }
}
