import { Outlet } from 'react-router-dom';
import { StaffBroken } from '../features/staff-console/staff-broken.tsx';
import { StaffConsole } from '../features/staff-console/staff-console.tsx';
import { AllUnsentPresses } from '../features/staff-today/refusal/unsent-presses.tsx';

/** The pages of the console for people who are signed in. */
export default function StaffConsoleLayout() {
  return (
    <StaffConsole unsent={<AllUnsentPresses />}>
      <Outlet />
    </StaffConsole>
  );
}

export function ErrorBoundary() {
  return <StaffBroken />;
}
