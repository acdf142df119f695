import { useEffect } from 'react';
import { staffPaths } from '#app/content/staff/staff-paths.ts';

/**
 * A path that the console does not have. While offline, the service worker serves the document of Today for it. This
 * route cannot hydrate that document, so the browser loads Today itself.
 */
export default function StaffUnknownPath() {
  useEffect(() => window.location.replace(staffPaths.today), []);
  return null;
}
