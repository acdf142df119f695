import { useState } from 'react';
import styles from '#app/console/office/office-form.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Grid } from '#app/ui/layout/layout.tsx';
import type { EnquiryColleague, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

export interface AssignPartProps {
  enquiry: StaffEnquiry;
  people: readonly EnquiryColleague[];
  isBusy: boolean;
  /** @param personId undefined to unassign */
  onAssign: (personId: string | undefined) => void;
}

/** Assigns the enquiry. A separate button confirms, since arrow keys would assign every name that they pass. */
export function AssignPart({ enquiry, people, isBusy, onAssign }: AssignPartProps) {
  const current = enquiry.assignedTo ?? '';
  const [chosenId, setChosenId] = useState(current);
  const candidates = people.filter((person) => person.hasLeft === undefined || person.id === current);
  const labelOf = (id: string) => {
    const person = candidates.find((candidate) => candidate.id === id);
    return person?.hasLeft ? copy.left(person.name) : (person?.name ?? '');
  };
  return (
    <section>
      <Grid gap={10} align="end" className={chosenId === current ? undefined : styles.withButton}>
        <Select
          optional
          label={copy.assign}
          name="assigned"
          options={candidates.map(({ id }) => id)}
          labelOf={labelOf}
          placeholder={copy.unassigned}
          value={chosenId}
          onChange={setChosenId}
        />
        {chosenId !== current && (
          <Button
            kind="outlined"
            busy={isBusy ? copy.assigning : undefined}
            onClick={() => onAssign(chosenId === '' ? undefined : chosenId)}
          >
            {copy.saveAssignment}
          </Button>
        )}
      </Grid>
    </section>
  );
}
