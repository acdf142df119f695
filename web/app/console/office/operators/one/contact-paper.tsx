import paper from '#app/console/office/paper.module.css';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import styles from './contact-paper.module.css';

/** What the operator wrote on the form, and how to reach them. */
export function ContactPaper({ operator }: { operator: StaffOperator }) {
  const { contactName, email, mobilePhone, operatorType, tourFrequency, waitsOnSite } = operator;
  const facts = [
    [copy.facts.type, operatorType],
    [copy.facts.frequency, tourFrequency],
    [copy.facts.waits, copy.waits[waitsOnSite]],
    [copy.facts.language, copy.languages[operator.messageLanguage ?? 'en']],
  ];
  return (
    <Stack
      as="section"
      gap={8}
      size="row"
      tone="ink"
      breaks="anywhere"
      className={paper.paper}
      data-surface="paper"
    >
      <Heading size="fact" tone="quiet" tracking="none">
        {copy.contact}
      </Heading>
      <Text tracking="snug" className={styles.name}>
        <bdi>{contactName}</bdi>
      </Text>
      <p>
        <TextLink to={`tel:${mobilePhone.replace(/[^+\d]/g, '')}`} alone>
          {mobilePhone}
        </TextLink>
      </p>
      <p>
        <TextLink to={`mailto:${email}`} alone>
          {email}
        </TextLink>
      </p>
      <Stack as="dl" className={paper.facts}>
        {facts.map(([name, value]) => (
          <Cluster key={name} gapX={12} rule="above">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Cluster>
        ))}
      </Stack>
    </Stack>
  );
}
