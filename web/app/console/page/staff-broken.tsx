import { brokenCopy, consoleCopy } from '#app/content/staff/console-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { StaffFrame } from '#app/ui/staff-frame/staff-frame.tsx';
import { SinglePage } from './single-page.tsx';

/** Replaces a page that failed. */
export const StaffBroken = () => (
  <StaffFrame skip={consoleCopy.skip} title={consoleCopy.house}>
    <SinglePage
      title={brokenCopy.title}
      lead={brokenCopy.lead}
      buttons={
        <Button kind="commit" onClick={() => window.location.reload()}>
          {brokenCopy.retry}
        </Button>
      }
    />
  </StaffFrame>
);
