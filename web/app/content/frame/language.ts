export type Language = 'en' | 'ja';

/** The Japanese shop, its return pages and its legal page (specification §2). */
const japanesePaths = ['/jp', '/payment-success', '/payment-cancel', '/legal-disclosure'];

/** The language that a page and the frame around it are written in. */
export const languageAt = (path: string): Language =>
  japanesePaths.includes(path.replace(/(.)\/$/, '$1')) ? 'ja' : 'en';
