import { useId, useState } from 'react';
import styles from '#app/console/office/office-form.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { EnquiryColleague, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

export interface AssignPartProps {
  enquiry: StaffEnquiry;
  people: readonly EnquiryColleague[];
  isBusy: boolean;
  /** @param to absent: unassigned */
  onAssign: (to: string | undefined) => void;
}

/** Whose the enquiry is. The button comes with another choice: arrows in the list would send each they pass. */
export function AssignPart({ enquiry, people, isBusy, onAssign }: AssignPartProps) {
  const id = useId();
  const now = enquiry.assignedTo ?? '';
  const [chosen, setChosen] = useState(now);
  const choices = people.filter((one) => one.hasLeft === undefined || one.id === now);
  return (
    <Stack as="section" gap={8}>
      <Text as="label" size="caption" untracked htmlFor={id}>
        {copy.assign}
      </Text>
      <div className={chosen === now ? undefined : styles.withKey}>
        <select
          id={id}
          name="assigned"
          className={styles.field}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{copy.unassigned}</option>
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.hasLeft ? copy.left(one.name) : one.name}
            </option>
          ))}
        </select>
        {chosen !== now && (
          <Button
            kind="outlined"
            busy={isBusy ? copy.giving : undefined}
            onClick={() => onAssign(chosen === '' ? undefined : chosen)}
          >
            {copy.give}
          </Button>
        )}
      </div>
    </Stack>
  );
}
