import { useId } from 'react';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { type EnquiryState, enquiryStates } from '#shared/enquiries/enquiry-state.ts';

export interface StatePartProps {
  enquiry: StaffEnquiry;
  isBusy: boolean;
  onState: (state: EnquiryState) => void;
}

/** The state of the enquiry, with a button for each other state. Radio buttons would send each state that arrow keys pass. */
export function StatePart({ enquiry, isBusy, onState }: StatePartProps) {
  const id = useId();
  const { state, block } = enquiry;
  // Any state, even the current one, releases an interrupted closing.
  const isClosingInterrupted = block !== undefined && !block.isDone;
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Cluster gapX={10} align="baseline">
        <Heading size="caption" untracked id={id}>
          {copy.state}
        </Heading>
        <Text size="entry" weight="strong" tone="cane">
          {copy.as(state)}
        </Text>
      </Cluster>
      <Cluster gap={10}>
        {enquiryStates
          .filter((enquiryState) => isClosingInterrupted || enquiryState !== state)
          .map((enquiryState) => (
            <Button
              kind="outlined"
              key={enquiryState}
              small
              aria-disabled={isBusy || undefined}
              onClick={() => onState(enquiryState)}
            >
              {copy.as(enquiryState)}
            </Button>
          ))}
      </Cluster>
    </Stack>
  );
}
