import type { ReactNode } from 'react';
import type { Phrases } from '#app/content/frame/phrases.ts';
import layout from '#app/ui/layout.module.css';
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
  /** Above everything else. */
  warning?: { text: Phrases; link: { label: string; to: string } } | undefined;
  copy: {
    footerLinks: string;
    social: string;
    copyright: (name: string) => string;
    cookieSettings: string;
    linksNote?: string;
  };
}

/** Address, hours, links and copyright; the surrounding frame handles its button. */
export function Footer(props: FooterProps) {
  const { name, address, rating, phone, hours, links, more, social, warning, copy } = props;
  return (
    <footer className={styles.footer}>
      <div className={layout.wrap}>
        {warning && (
          <p className={styles.warning}>
            <Phrased text={warning.text} /> <TextLink to={warning.link.to}>{warning.link.label}</TextLink>
          </p>
        )}
        <div className={styles.columns}>
          <div className={styles.business}>
            <p className={styles.name}>{name}</p>
            <address className={styles.address}>
              {address}
              <br />
              <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            </address>
            <p className={styles.rating}>{rating}</p>
          </div>
          <div className={styles.times}>{hours}</div>
          <nav className={styles.links} aria-label={copy.footerLinks}>
            {copy.linksNote && <p className={styles.linksNote}>{copy.linksNote}</p>}
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
          </nav>
        </div>
        <div className={styles.foot}>
          <p className={styles.copyright}>{copy.copyright(name)}</p>
          <ul className={styles.more}>
            <li>
              <button type="button" className={styles.settings} data-cookie-settings>
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
          </ul>
          <ul className={styles.socials} aria-label={copy.social}>
            {social.map(({ kind, url }) => (
              <li key={kind}>
                <a className={styles.social} href={url}>
                  {kind}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
