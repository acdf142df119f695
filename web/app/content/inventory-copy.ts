/** The page for the stock, which staff open on their own machine (specification §2, §6). */
export const inventoryCopy = {
  title: 'Inventory Management',
  restricted: 'Access Restricted - This page is only available in development mode.',
  home: 'Back to Home',
  soon: 'The stock is kept here once the shop is open.',
  /** Where the site may be served from, besides `localhost`. */
  hosts: ['localhost', '127.0.0.1'],
} as const;
