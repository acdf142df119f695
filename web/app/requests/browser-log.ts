/**
 * Logs in the browser (specification §2, §8). Never pass names, email addresses or references.
 *
 * @param event - a stable name, such as `confirmation-not-requested`
 */
export function logInBrowser(event: string, detail?: string): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log of a page
  console.info(detail === undefined ? event : `${event}: ${detail}`);
}
