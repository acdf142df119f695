import { useEffect } from 'react';
import { staffPaths } from '#app/content/staff/staff-paths.ts';

/**
 * A path that the console does not have. The service worker serves Today for it while offline, whose markup this
 * route cannot hydrate, so the document is loaded again.
 */
export default function StaffUnknownPath() {
  useEffect(() => window.location.replace(staffPaths.today), []);
  return null;
}
