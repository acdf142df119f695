import type { Person } from '#app/content/team/people.ts';
import { teamCopy as copy } from '#app/content/team/team-copy.ts';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import styles from './person-card.module.css';

/** Photo or placeholder, name, role, origin and description. */
export const PersonCard = ({ person: { name, role, island, description, photo } }: { person: Person }) => (
  <Grid as="li" gap={16} align="start" className={styles.person}>
    <PictureFrame
      spot={{
        ratio: '4:5',
        alt: photo ? copy.photoOf(name) : copy.noPhoto(name),
        ...(photo && { image: photo }),
      }}
      sizes="6rem"
    >
      <Placeholder />
    </PictureFrame>
    <div>
      <h3>{name}</h3>
      <Text size="small">
        {role},{' '}
        <Text as="span" tone="cane">
          {copy.from(island)}
        </Text>
      </Text>
      <Text size="small" tone="quiet" above={8}>
        {description}
      </Text>
    </div>
  </Grid>
);

const Placeholder = () => (
  <svg className={styles.placeholder} viewBox="0 0 80 100" aria-hidden="true">
    <circle cx="40" cy="40" r="13.5" />
    <path d="M13 91C13 66 23 58 40 58S67 66 67 91" />
  </svg>
);
