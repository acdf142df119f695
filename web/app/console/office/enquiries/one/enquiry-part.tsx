import { useState } from 'react';
import { useSession } from '#app/console/api/session-context.ts';
import { RecordPart } from '#app/console/office/record-part.tsx';
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

/** An enquiry with the visitor's text, the possible actions, and its history. */
export function EnquiryPart({ name, onChanged }: EnquiryPartProps) {
  const record = useEnquiry(name, onChanged);
  const { person } = useSession();
  const [isDialogDismissed, setDialogDismissed] = useState(false);
  const { request, edit, sendingKind, change } = record;
  const { reply } = request;
  const enquiry = reply?.enquiry;
  const sendChange = (requested: Parameters<typeof change>[0]) => {
    setDialogDismissed(false);
    change(requested);
  };
  const undo = (state: EnquiryState) => sendChange({ kind: 'state', state });
  return (
    <>
      <RecordPart
        listPath={staffPaths.enquiries}
        request={request}
        copy={copy}
        aside={
          enquiry && (
            <>
              <EnquiryHistory enquiry={enquiry} people={reply.people} />
              <NoteForm
                key={record.noteCount}
                isBusy={sendingKind === 'note'}
                onNote={(text) => sendChange({ kind: 'note', text })}
              />
              <ChangeOutcome record={record} wasSentHere={record.sentKind === 'note'} onUndo={undo} />
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
              signature={person.name}
              onAnswer={() => enquiry.state === 'new' && sendChange({ kind: 'state', state: 'answered' })}
            />
            <ChangeOutcome record={record} wasSentHere={record.sentKind !== 'note'} onUndo={undo} />
            <StatePart
              enquiry={enquiry}
              isBusy={sendingKind !== undefined}
              onState={(state) => sendChange({ kind: 'state', state })}
            />
            <AssignPart
              key={enquiry.assignedTo ?? ''}
              enquiry={enquiry}
              people={reply.people}
              isBusy={sendingKind === 'assign'}
              onAssign={(personId) =>
                sendChange({ kind: 'assign', ...(personId !== undefined && { to: personId }) })
              }
            />
            <EventPart enquiry={enquiry} people={reply.people} onStored={record.showStored} />
          </>
        )}
      </RecordPart>
      {edit.needsPasskey && !isDialogDismissed && (
        <StepUpDialog command={edit} action={copy.needs} onClose={() => setDialogDismissed(true)} />
      )}
    </>
  );
}
