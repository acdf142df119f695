/**
 * What a page only logs (specification §2, §8). Never call it with names, e-mail addresses or references.
 *
 * @param event - a stable name, such as `confirmation-not-requested`
 */
export function logInBrowser(event: string, detail?: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of a page
  console.info(detail === undefined ? event : `${event}: ${detail}`);
}
