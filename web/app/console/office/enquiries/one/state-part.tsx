import { useId } from 'react';
import styles from '#app/console/office/office-form.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { StaffButton } from '#app/ui/staff-frame/staff-button.tsx';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { type EnquiryState, enquiryStates } from '#shared/enquiries/enquiry-state.ts';
import own from './enquiry-part.module.css';

export interface StatePartProps {
  enquiry: StaffEnquiry;
  isBusy: boolean;
  onState: (state: EnquiryState) => void;
}

/** How far the enquiry is, and a button for each other state. Buttons: arrows in a choice would send each they pass. */
export function StatePart({ enquiry, isBusy, onState }: StatePartProps) {
  const id = useId();
  const { state, block } = enquiry;
  // Any state releases a closing that has begun, this one too.
  const isOpen = block !== undefined && !block.isDone;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={own.state}>
        <h2 className={styles.label} id={id}>
          {copy.state}
        </h2>
        <p className={own.now}>{copy.as(state)}</p>
      </div>
      <div className={styles.keys}>
        {enquiryStates
          .filter((one) => isOpen || one !== state)
          .map((one) => (
            <StaffButton key={one} small aria-disabled={isBusy || undefined} onClick={() => onState(one)}>
              {copy.as(one)}
            </StaffButton>
          ))}
      </div>
    </section>
  );
}
