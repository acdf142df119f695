import { Outlet } from 'react-router-dom';
import { OfficeFrame } from '../console/office/office-frame.tsx';

/** The pages of the office, for managers. */
export default function StaffOffice() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  );
}
