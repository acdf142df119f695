import { Outlet } from 'react-router-dom';
import { useWords } from '../console/language/use-words.ts';
import { OfficeFrame } from '../console/office/office-frame.tsx';

/** The pages of the office, for managers. */
export default function StaffOffice() {
  useWords();
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  );
}
