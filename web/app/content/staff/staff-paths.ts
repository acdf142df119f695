/** Addresses of the staff console. */
export const staffPaths = {
  today: '/staff',
  link: '/staff/link',
  people: '/staff/people',
  closures: '/staff/closures',
  till: '/staff/till',
} as const;

/** Pages of staff have a frame of their own and no analytics. */
export const isStaffPath = (path: string): boolean => path === '/staff' || path.startsWith('/staff/');
