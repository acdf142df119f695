/** Whether a path is a page of the staff console, which is a separate application. */
export const isStaffPath = (path: string): boolean => path === '/staff' || path.startsWith('/staff/');
