import { useState } from 'react';
import styles from '#app/console/office/people/invitation-card.module.css';
import { operatorLinkCopy as copy, operatorLinkMail } from '#app/content/staff/operators-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';

export interface LinkCardProps {
  operator: StaffOperator;
  link: string;
  onHide: () => void;
}

/** A link that was just made. Shown once; the server keeps no copy. */
export function LinkCard({ operator, link, onHide }: LinkCardProps) {
  const [copied, setCopied] = useState<boolean>();
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Card labelledBy="operator-link">
      <Stack gap={12} className={styles.card}>
        <Heading size="title-28" className={styles.title} id="operator-link" tabIndex={-1} ref={focusOn}>
          {copy.title(operator.companyName)}
        </Heading>
        <Text size="note" tone="quiet" className={styles.hint}>
          {copy.text}
        </Text>
        <Text size="term" breaks="anywhere" className={styles.address}>
          {link}
        </Text>
        <TextLink to={operatorLinkMail(operator, link)} alone>
          {copy.mail(operator.email)}
        </TextLink>
        <Cluster gap={8} className={styles.keys}>
          <Button onClick={copyLink}>{copied === true ? copy.copied : copy.copy}</Button>
          <Button kind="secondary" onClick={onHide}>
            {copy.hide}
          </Button>
        </Cluster>
        <Text size="note" tone="quiet" className={styles.hint} role="status">
          {copied === true && copy.copiedLong}
          {copied === false && copy.notCopied}
        </Text>
      </Stack>
    </Card>
  );
}
