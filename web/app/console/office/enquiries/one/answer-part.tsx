import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { answerMail } from '#shared/enquiries/answer-mail.ts';

export interface AnswerPartProps {
  enquiry: StaffEnquiry;
  /** Name of the colleague who signs the answer. */
  signature: string;
  onAnswer: () => void;
}

/** Opens a draft of the answer in the colleague's email program. */
export function AnswerPart({ enquiry, signature, onAnswer }: AnswerPartProps) {
  const { state, messageLanguage } = enquiry;
  const isNew = state === 'new';
  return (
    <Stack as="section" gap={8}>
      <Button kind={isNew ? 'commit' : 'outlined'} href={answerMail(enquiry, signature)} onClick={onAnswer}>
        {isNew ? copy.answer : copy.answerAgain}
      </Button>
      <Text size="note" tone="quiet">
        {copy.answerHint(copy.languages[messageLanguage ?? 'en'])} {isNew && copy.answerMarks}
      </Text>
    </Stack>
  );
}
