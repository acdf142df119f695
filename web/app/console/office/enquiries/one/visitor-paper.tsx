import { Paper, PaperDetails } from '#app/console/office/paper.tsx';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import styles from './visitor-paper.module.css';

/** The visitor's text, and how to reach them. */
export function VisitorPaper({ enquiry }: { enquiry: StaffEnquiry }) {
  const { name, business, description, email, phone, messageLanguage, keptUntil } = enquiry;
  const phoneLink = <TextLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>;
  return (
    <Paper title={copy.wrote}>
      <Text size="subject">
        <bdi>{name}</bdi>
        {business !== '' && (
          <>
            , <bdi>{business}</bdi>
          </>
        )}
      </Text>
      <Text
        as="blockquote"
        size="quote"
        breaks="kept"
        padY={8}
        className={styles.words}
        lang={messageLanguage}
      >
        {description}
      </Text>
      <PaperDetails
        details={[
          [copy.facts.day, copy.fullDate(enquiry.date) || copy.notSaid],
          ...eventFacts(enquiry),
          [copy.facts.phone, phone === '' ? copy.notSaid : phoneLink],
          [copy.facts.email, email],
        ]}
      />
      <Text size="fact" tone="quiet" untracked>
        {copy.keptUntil(keptUntil)}
      </Text>
    </Paper>
  );
}

const eventFacts = ({ kind, peopleCount, catering }: StaffEnquiry) =>
  kind === 'event'
    ? ([
        [copy.facts.people, peopleCount],
        [copy.facts.catering, copy.catering[catering]],
      ] as const)
    : [];
