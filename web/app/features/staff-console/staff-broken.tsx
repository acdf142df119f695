import { brokenCopy, consoleCopy } from '../../content/staff/console-copy.ts';
import { StaffFrame } from '../../ui/staff-frame/staff-frame.tsx';
import { StaffKey } from '../../ui/staff-frame/staff-key.tsx';
import { SinglePage } from './single-page.tsx';

/** In place of a page that failed. */
export const StaffBroken = () => (
  <StaffFrame skip={consoleCopy.skip} title={consoleCopy.house}>
    <SinglePage
      title={brokenCopy.title}
      lead={brokenCopy.lead}
      keys={
        <StaffKey kind="commit" onClick={() => window.location.reload()}>
          {brokenCopy.retry}
        </StaffKey>
      }
    />
  </StaffFrame>
);
