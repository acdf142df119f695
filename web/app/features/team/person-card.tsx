import type { Person } from '../../content/team/people.ts';
import { teamCopy as copy } from '../../content/team/team-copy.ts';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { IslandPortrait } from './island-chart.tsx';
import styles from './person-card.module.css';

/** Photo or island chart; name, role, origin and description. */
export const PersonCard = ({ person: { name, role, island, description, photo } }: { person: Person }) => (
  <li className={styles.person}>
    <PictureFrame
      spot={{
        ratio: '4:5',
        alt: photo ? copy.photoOf(name) : copy.noPhoto(name, island),
        ...(photo && { image: photo }),
      }}
      sizes="(min-width: 600px) 30vw, 7.5rem"
    >
      <IslandPortrait island={island} />
    </PictureFrame>
    <div>
      <h3>{name}</h3>
      <p className={styles.role}>{role}</p>
      <p className={styles.island}>{copy.from(island)}</p>
      <p className={styles.description}>{description}</p>
    </div>
  </li>
);
