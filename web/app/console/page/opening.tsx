import { Heading } from '#app/ui/layout/layout.tsx';
import { StaffFrame } from '#app/ui/staff-frame/staff-frame.tsx';
import { houseName } from '#shared/content/business.ts';
import styles from './opening.module.css';

/** The console while it opens. Until its copy has loaded, it shows only the name of the house. */
export const Opening = ({ children = houseName }: { children?: string }) => (
  <StaffFrame title={houseName}>
    <div className={styles.opening} role="status">
      <Heading as="h1" size="body" tone="quiet" untracked>
        {children}
      </Heading>
    </div>
  </StaffFrame>
);
