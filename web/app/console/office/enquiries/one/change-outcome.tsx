import { Refusal } from '#app/console/page/outcome.tsx';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';
import type { useEnquiry } from './use-enquiry.ts';

export interface ChangeOutcomeProps {
  record: Pick<ReturnType<typeof useEnquiry>, 'done' | 'edit'>;
  /** Whether the last change was sent from the buttons next to this outcome. */
  wasSentHere: boolean;
  onUndo: (previousState: EnquiryState) => void;
}

/** The outcome of a change, next to its buttons. */
export function ChangeOutcome({ record: { done, edit }, wasSentHere, onUndo }: ChangeOutcomeProps) {
  const previousState = done?.previousState;
  return (
    <>
      <div role="status">
        {wasSentHere && done && (
          <Notice kind="done">
            {done.text}
            {previousState !== undefined && (
              <Button kind="outlined" small onClick={() => onUndo(previousState)}>
                {copy.undo}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <Refusal text={wasSentHere && edit.refusal} />
    </>
  );
}
