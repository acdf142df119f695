/** Whether a path is a page of the staff console, with a separate frame and no analytics. */
export const isStaffPath = (path: string): boolean => path === '/staff' || path.startsWith('/staff/');
