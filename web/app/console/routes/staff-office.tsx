import { Outlet } from 'react-router-dom';
import { DayBar } from '../day-bar/with-day-bar.tsx';
import { useCopyLoaded } from '../language/use-language.ts';
import { OfficeFrame } from '../office/office-frame.tsx';
import { preloadPages } from '../preload/preload-page.ts';

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
