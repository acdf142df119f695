import { Outlet } from 'react-router-dom';
import { DayBar } from '../console/day-bar/with-day-bar.tsx';
import { useCopyLoaded } from '../console/language/use-language.ts';
import { OfficeFrame } from '../console/office/office-frame.tsx';
import { preloadPages } from '../console/preload/preload-page.ts';

const preload = (paths: readonly string[]) => void preloadPages(paths);

/** The pages of the office, for managers. */
export default function StaffOffice() {
  useCopyLoaded();
  return (
    <OfficeFrame preload={preload}>
      <DayBar />
      <Outlet />
    </OfficeFrame>
  );
}
