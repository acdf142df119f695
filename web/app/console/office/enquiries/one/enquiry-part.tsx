import { useState } from 'react';
import { useSession } from '#app/console/api/session-context.ts';
import { RecordPart } from '#app/console/office/one-part.tsx';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';
import { EventPart } from '../event/event-part.tsx';
import { AnswerPart } from './answer-part.tsx';
import { AssignPart } from './assign-part.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { EnquiryHead } from './enquiry-head.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { NoteForm } from './note-form.tsx';
import { StatePart } from './state-part.tsx';
import { useEnquiry } from './use-enquiry.ts';
import { VisitorPaper } from './visitor-paper.tsx';

export interface EnquiryPartProps {
  name: string;
  /** Called when the list must be reloaded. */
  onChanged: () => void;
}

/** One enquiry: what the visitor asked, what is to be done, and its history. */
export function EnquiryPart({ name, onChanged }: EnquiryPartProps) {
  const record = useEnquiry(name, onChanged);
  const { person } = useSession();
  const [isDialogDismissed, setDialogDismissed] = useState(false);
  const { request, edit, busy, change } = record;
  const { reply } = request;
  const enquiry = reply?.enquiry;
  const act = (what: Parameters<typeof change>[0]) => {
    setDialogDismissed(false);
    change(what);
  };
  const undo = (state: EnquiryState) => act({ kind: 'state', state });
  return (
    <>
      <RecordPart
        list={staffPaths.enquiries}
        request={request}
        copy={copy}
        beside={
          enquiry && (
            <>
              <EnquiryHistory enquiry={enquiry} people={reply.people} />
              <NoteForm
                key={record.notes}
                isBusy={busy === 'note'}
                onNote={(text) => act({ kind: 'note', text })}
              />
              <ChangeOutcome record={record} isHere={record.sent === 'note'} onUndo={undo} />
            </>
          )
        }
      >
        {enquiry && (
          <>
            <EnquiryHead enquiry={enquiry} now={reply.now} />
            <VisitorPaper enquiry={enquiry} />
            <AnswerPart
              enquiry={enquiry}
              by={person.name}
              onAnswer={() => enquiry.state === 'new' && act({ kind: 'state', state: 'answered' })}
            />
            <ChangeOutcome record={record} isHere={record.sent !== 'note'} onUndo={undo} />
            <StatePart
              enquiry={enquiry}
              isBusy={busy !== undefined}
              onState={(state) => act({ kind: 'state', state })}
            />
            <AssignPart
              key={enquiry.assignedTo ?? ''}
              enquiry={enquiry}
              people={reply.people}
              isBusy={busy === 'assign'}
              onAssign={(to) => act({ kind: 'assign', ...(to !== undefined && { to }) })}
            />
            <EventPart enquiry={enquiry} people={reply.people} onStored={record.stored} />
          </>
        )}
      </RecordPart>
      {edit.needsPasskey && !isDialogDismissed && (
        <StepUpDialog command={edit} action={copy.needs} onClose={() => setDialogDismissed(true)} />
      )}
    </>
  );
}
