import { Paper, PaperDetails } from '#app/console/office/paper.tsx';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import styles from './contact-paper.module.css';

/** The operator's answers on the form, and how to reach them. */
export function ContactPaper({ operator }: { operator: StaffOperator }) {
  const { contactName, email, mobilePhone, operatorType, tourFrequency, waitsOnSite } = operator;
  return (
    <Paper title={copy.contact}>
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
      <PaperDetails
        details={[
          [copy.facts.type, copy.choice(operatorType)],
          [copy.facts.frequency, copy.choice(tourFrequency)],
          [copy.facts.waits, copy.waits[waitsOnSite]],
          [copy.facts.language, copy.languages[operator.messageLanguage ?? 'en']],
        ]}
      />
    </Paper>
  );
}
