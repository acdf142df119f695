import styles from '#app/console/office/people/invitation-card.module.css';
import { LinkButtons } from '#app/console/office/people/link-buttons.tsx';
import { operatorLinkMail } from '#app/content/staff/operator-link-mail.ts';
import { operatorLinkCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';

export interface LinkCardProps {
  operator: StaffOperator;
  link: string;
  onHide: () => void;
}

/** A new link, shown once; the server keeps no copy. */
export function LinkCard({ operator, link, onHide }: LinkCardProps) {
  return (
    <Card labelledBy="operator-link">
      <Stack gap={12} className={styles.card}>
        <Heading size="title-28" id="operator-link" tabIndex={-1} ref={focusOn}>
          {copy.title(operator.companyName)}
        </Heading>
        <Text size="note" tone="quiet">
          {copy.text}
        </Text>
        <Text size="term" breaks="anywhere" className={styles.address}>
          {link}
        </Text>
        <TextLink to={operatorLinkMail(operator, link)} alone>
          {copy.mail(operator.email)}
        </TextLink>
        <LinkButtons link={link} copy={copy} onHide={onHide} />
      </Stack>
    </Card>
  );
}
