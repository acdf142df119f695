import { useId } from 'react';
import { releaseAnchor } from '#app/content/releases/release-address.ts';
import type { Release } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import { Cluster, Columns, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LinkItems } from '#app/ui/link-items.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { ReleaseRecord } from './release-record.tsx';
import styles from './release-view.module.css';
import { StatusBadge } from './status-badge.tsx';

/** A release: picture, status, blend, story and record (specification §2). */
export function ReleaseView({ release }: { release: Release }) {
  const heading = useId();
  const { title, uniqueBlend, storian, status, image, ways } = release;
  return (
    <article id={releaseAnchor(release)} className={styles.release} aria-labelledby={heading}>
      <Columns className={styles.spread}>
        <Panel at="1-5">
          <PictureFrame spot={image} sizes="(min-width: 900px) 40vw, 100vw" />
        </Panel>
        <div className={styles.words}>
          <StatusBadge status={status} />
          <Heading size="h1" above={16} id={heading}>
            {title}
          </Heading>
          {uniqueBlend && (
            <Text size="lead" breaks="balance" measure={24} above={16} className={styles.blend}>
              {uniqueBlend}
            </Text>
          )}
          <Stack gap={16} tone="quiet" measure="text" above={24} className={styles.story}>
            {storian.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
          <Cluster as="ul" gapX={32} above={16}>
            <LinkItems links={ways} />
          </Cluster>
        </div>
      </Columns>
      <ReleaseRecord release={release} label={copy.factsOf(title)} />
    </article>
  );
}
