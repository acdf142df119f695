/** The Japanese shop, its return pages and its legal page (specification §2). */
export const japanesePaths: readonly string[] = [
  '/jp',
  '/payment-success',
  '/payment-cancel',
  '/legal-disclosure',
];
