import type { Person } from '#app/content/team/people.ts';
import { teamCopy as copy } from '#app/content/team/team-copy.ts';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import styles from './person-card.module.css';

/** Photo or placeholder; name, role, origin and description. */
export const PersonCard = ({ person: { name, role, island, description, photo } }: { person: Person }) => (
  <li className={styles.person}>
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
      <p className={styles.role}>
        {role}, <span className={styles.island}>{copy.from(island)}</span>
      </p>
      <p className={styles.description}>{description}</p>
    </div>
  </li>
);

const Placeholder = () => (
  <svg className={styles.placeholder} viewBox="0 0 80 100" aria-hidden="true">
    <circle cx="40" cy="40" r="13.5" />
    <path d="M13 91C13 66 23 58 40 58S67 66 67 91" />
  </svg>
);
