/** Addresses of the staff console. */
export const staffPaths = {
  today: '/staff',
  link: '/staff/link',
  people: '/staff/people',
  closures: '/staff/closures',
  till: '/staff/till',
  orders: '/staff/orders',
} as const;

/** Pages of staff have a frame of their own and no analytics. */
export const isStaffPath = (path: string): boolean => path === '/staff' || path.startsWith('/staff/');
