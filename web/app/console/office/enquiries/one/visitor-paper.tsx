import paper from '#app/console/office/paper.module.css';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import styles from './visitor-paper.module.css';

/** What the visitor typed, and how to reach them. */
export function VisitorPaper({ enquiry }: { enquiry: StaffEnquiry }) {
  const { name, business, description, email, phone, messageLanguage, keptUntil } = enquiry;
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
        {copy.wrote}
      </Heading>
      <p className={styles.name}>
        <bdi>{name}</bdi>
        {business !== '' && (
          <>
            , <bdi>{business}</bdi>
          </>
        )}
      </p>
      <Text as="blockquote" breaks="kept" padY={8} className={styles.words} lang={messageLanguage}>
        {description}
      </Text>
      <Stack as="dl" className={paper.facts}>
        {factsOf(enquiry).map(([label, value]) => (
          <Cluster key={label} gapX={12} rule="above">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Cluster>
        ))}
        <Cluster gapX={12} rule="above">
          <dt>{copy.facts.phone}</dt>
          <dd>
            {phone === '' ? (
              copy.notSaid
            ) : (
              <TextLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
            )}
          </dd>
        </Cluster>
        <Cluster gapX={12} rule="above">
          <dt>{copy.facts.email}</dt>
          <dd>{email}</dd>
        </Cluster>
      </Stack>
      <Text size="fact" tone="quiet" tracking="none">
        {copy.keptUntil(keptUntil)}
      </Text>
    </Stack>
  );
}

function factsOf(enquiry: StaffEnquiry): readonly (readonly [string, string])[] {
  const { kind, date, peopleCount, catering } = enquiry;
  const { facts } = copy;
  const ofEvent = [
    [facts.people, peopleCount],
    [facts.catering, copy.catering[catering]],
  ] as const;
  return [[facts.day, copy.wholeDay(date) || copy.notSaid], ...(kind === 'event' ? ofEvent : [])];
}
