import { CapacityMeter } from '#app/booking/capacity-meter.tsx';
import { operatorCopy as copy } from '#app/content/operator/operator-copy.ts';
import { Columns, Heading, Page, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import styles from './capacity-section.module.css';

/** Number of guests an operator can bring, in very large type, and the terms of the programme. */
export const CapacitySection = () => (
  <Page as="section" section aria-labelledby="programme">
    <Columns className={styles.columns}>
      <Panel at="1-5">
        <Stack as="p" gap={8} size="h3" below={16}>
          <span className={styles.number}>{copy.places}</span> <span>{copy.placesOf}</span>
        </Stack>
        <CapacityMeter places={copy.places} taken={0} yours={copy.places} tone="free" large />
        <Text size="small" tone="quiet" measure={24} above={24}>
          {copy.starts}
        </Text>
      </Panel>
      <Panel at="7-12">
        <Heading below={24} id="programme">
          {copy.programme}
        </Heading>
        <dl>
          {copy.facts.map(({ name, text }) => (
            <Stack key={name} gap={8} padY={24} rule="above">
              <Text as="dt" size="h3">
                {name}
              </Text>
              <Text as="dd" tone="quiet" measure="text">
                {text}
              </Text>
            </Stack>
          ))}
        </dl>
      </Panel>
    </Columns>
  </Page>
);
