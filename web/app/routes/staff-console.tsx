import { Outlet } from 'react-router-dom';
import { StaffBroken } from '../features/staff-console/staff-broken.tsx';
import { StaffConsole } from '../features/staff-console/staff-console.tsx';

/** The pages of the console for people who are signed in. */
export default function StaffConsoleLayout() {
  return (
    <StaffConsole>
      <Outlet />
    </StaffConsole>
  );
}

export function ErrorBoundary() {
  return <StaffBroken />;
}
