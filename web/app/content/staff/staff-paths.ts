/** Addresses of the staff console. */
export const staffPaths = {
  today: '/staff',
  link: '/staff/link',
  people: '/staff/people',
  closures: '/staff/closures',
  till: '/staff/till',
  review: '/staff/needs-you',
  paper: '/staff/paper',
  orders: '/staff/orders',
  enquiries: '/staff/enquiries',
  operators: '/staff/operators',
  stock: '/staff/stock',
  calendar: '/staff/calendar',
  numbers: '/staff/numbers',
  privacy: '/staff/privacy',
} as const;
