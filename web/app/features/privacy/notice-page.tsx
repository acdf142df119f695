import type { NoticeCopy } from '#app/content/privacy/notice.ts';
import { Page, Stack, Text } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './notice-page.module.css';

/** Privacy notice or cookie policy: parts with their details, and a link to the other page. */
export const NoticePage = ({ copy }: { copy: NoticeCopy }) => (
  <>
    <PageHero title={copy.title} lead={copy.lead} />
    <Page section last>
      {copy.parts.map(({ id, heading, text, facts, settings, language }) => (
        <div key={id} className={styles.part} lang={language}>
          <ReadingSection id={id} heading={heading} ruled>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {facts && (
              <dl>
                {facts.map(({ name, value }) => (
                  <Stack
                    key={name}
                    gap={4}
                    gapX={24}
                    breaks="anywhere"
                    padY={12}
                    rule="above"
                    className={styles.fact}
                  >
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </Stack>
                ))}
              </dl>
            )}
            {settings && (
              <TextButton data-cookie-settings data-needs-script>
                {settings}
              </TextButton>
            )}
          </ReadingSection>
        </div>
      ))}
      <Text above={48}>
        <TextLink to={copy.other.to} alone>
          {copy.other.label}
        </TextLink>
      </Text>
    </Page>
  </>
);
