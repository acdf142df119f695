import type { ReactNode } from 'react';
import type { Phrases } from '#app/content/frame/phrases.ts';
import { Cluster, Grid, Page, Stack, Text } from '#app/ui/layout/layout.tsx';
import { PageLink } from '#app/ui/navigation/page-link.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  name: string;
  address: string;
  rating: string;
  phone: string;
  hours: ReactNode;
  links: readonly (readonly { label: string; to: string }[])[];
  more: readonly { label: string; to: string; lang?: string }[];
  social: readonly { kind: string; url: string }[];
  /** Shown above everything else in the footer. */
  warning?: { text: Phrases; link: { label: string; to: string } } | undefined;
  copy: {
    footerLinks: string;
    social: string;
    copyright: (name: string) => string;
    cookieSettings: string;
    linksNote?: string;
  };
}

/** Address, hours, links and copyright. The surrounding frame handles clicks on the button for cookie settings. */
export function Footer(props: FooterProps) {
  const { name, address, rating, phone, hours, links, more, social, warning, copy } = props;
  return (
    <footer className={styles.footer}>
      <Page>
        {warning && (
          <p className={styles.warning}>
            <Phrased text={warning.text} /> <TextLink to={warning.link.to}>{warning.link.label}</TextLink>
          </p>
        )}
        <Stack gap={48} gapX="gutter" className={styles.columns}>
          <div className={styles.business}>
            <Text size="h3">{name}</Text>
            <Text as="address" tone="quiet" above={12} className={styles.address}>
              {address}
              <br />
              <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            </Text>
            <Text tone="quiet" above={4}>
              {rating}
            </Text>
          </div>
          <div className={styles.times}>{hours}</div>
          <Grid as="nav" gapX="gutter" className={styles.links} aria-label={copy.footerLinks}>
            {copy.linksNote && (
              <Text size="label" tone="quiet" span="all">
                {copy.linksNote}
              </Text>
            )}
            {links.map((column) => (
              <ul key={column[0]?.to}>
                {column.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink className={styles.link} to={to}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            ))}
          </Grid>
        </Stack>
        <Cluster gapX={24} align="center" size="label" tone="quiet" above={48} padTop={16} rule="above">
          <p className={styles.copyright}>{copy.copyright(name)}</p>
          <Grid as="ul" gapX="gutter" className={styles.more}>
            <li>
              <button type="button" className={styles.settings} data-cookie-settings data-needs-script>
                {copy.cookieSettings}
              </button>
            </li>
            {more.map(({ label, to, lang }) => (
              <li key={to}>
                <PageLink className={styles.social} to={to} lang={lang} hrefLang={lang}>
                  {label}
                </PageLink>
              </li>
            ))}
          </Grid>
          <Cluster as="ul" className={styles.socials} aria-label={copy.social}>
            {social.map(({ kind, url }) => (
              <li key={kind}>
                <a className={styles.social} href={url}>
                  {kind}
                </a>
              </li>
            ))}
          </Cluster>
        </Cluster>
      </Page>
    </footer>
  );
}
