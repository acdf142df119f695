import { useId } from 'react';
import { releaseAnchor } from '#app/content/releases/release-address.ts';
import type { Release } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import layout from '#app/ui/layout.module.css';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ReleaseRecord } from './release-record.tsx';
import styles from './release-view.module.css';
import { StatusBadge } from './status-badge.tsx';

/** A release: picture, status, blend, story and record (specification §2). */
export function ReleaseView({ release }: { release: Release }) {
  const heading = useId();
  const { title, uniqueBlend, storian, status, image, ways } = release;
  return (
    <article id={releaseAnchor(release)} className={styles.release} aria-labelledby={heading}>
      <div className={`${layout.grid} ${styles.spread}`}>
        <div className={styles.picture}>
          <PictureFrame spot={image} sizes="(min-width: 900px) 40vw, 100vw" />
        </div>
        <div className={styles.words}>
          <StatusBadge status={status} />
          <h2 className={styles.title} id={heading}>
            {title}
          </h2>
          {uniqueBlend && <p className={styles.blend}>{uniqueBlend}</p>}
          <div className={styles.story}>
            {storian.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className={styles.ways}>
            {ways.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} alone>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ReleaseRecord release={release} label={copy.factsOf(title)} />
    </article>
  );
}
