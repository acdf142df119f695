import { useEffect } from 'react';
import { staffPaths } from '#app/content/staff/staff-paths.ts';

/**
 * A path that the console does not have. Without a network, the service worker serves Today for it, whose markup this
 * route cannot take over: the document is loaded again.
 */
export default function StaffUnknownPath() {
  useEffect(() => window.location.replace(staffPaths.today), []);
  return null;
}
