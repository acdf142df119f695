/** Pages of staff have a frame of their own and no analytics. */
export const isStaffPath = (path: string): boolean => path === '/staff' || path.startsWith('/staff/');
