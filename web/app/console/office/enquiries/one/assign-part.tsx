import { useId, useState } from 'react';
import styles from '#app/console/office/office-form.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { EnquiryColleague, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

export interface AssignPartProps {
  enquiry: StaffEnquiry;
  people: readonly EnquiryColleague[];
  isBusy: boolean;
  /** @param to absent to unassign */
  onAssign: (to: string | undefined) => void;
}

/** Assigns the enquiry. A separate button confirms, since arrow keys would send every name they pass. */
export function AssignPart({ enquiry, people, isBusy, onAssign }: AssignPartProps) {
  const id = useId();
  const current = enquiry.assignedTo ?? '';
  const [chosen, setChosen] = useState(current);
  const candidates = people.filter((one) => one.hasLeft === undefined || one.id === current);
  return (
    <Stack as="section" gap={8}>
      <Text as="label" size="caption" untracked htmlFor={id}>
        {copy.assign}
      </Text>
      <Grid gap={10} className={chosen === current ? undefined : styles.withButton}>
        <select
          id={id}
          name="assigned"
          className={styles.field}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{copy.unassigned}</option>
          {candidates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.hasLeft ? copy.left(one.name) : one.name}
            </option>
          ))}
        </select>
        {chosen !== current && (
          <Button
            kind="outlined"
            busy={isBusy ? copy.giving : undefined}
            onClick={() => onAssign(chosen === '' ? undefined : chosen)}
          >
            {copy.give}
          </Button>
        )}
      </Grid>
    </Stack>
  );
}
