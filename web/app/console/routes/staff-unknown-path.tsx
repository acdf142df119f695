import { Navigate } from 'react-router-dom';
import { staffPaths } from '#app/content/staff/staff-paths.ts';

/** Without a network, the service worker serves Today for paths that the console does not have. */
export default function StaffUnknownPath() {
  return <Navigate to={staffPaths.today} replace />;
}
