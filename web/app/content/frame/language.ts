export type Language = 'en' | 'ja';

/** The Japanese shop, its return pages and its legal page (specification §2). */
const japanesePaths = ['/jp', '/payment-success', '/payment-cancel', '/legal-disclosure'];

/** Language of a page and its frame. */
export const languageAt = (path: string): Language =>
  japanesePaths.includes(path.replace(/(.)\/$/, '$1')) ? 'ja' : 'en';
