import type { SentMail } from './mail.ts';
import type { Twin } from './twin.ts';

/** The page at `/__local`. */
export async function inspectorPage(twin: Twin): Promise<string> {
  return `<!doctype html><title>Local twin</title><p>${twin.mails().length} mails</p>`;
}

/** One mail as its reader would see it. */
export function mailPage(mail: SentMail): string {
  return mail.html ?? `<pre>${mail.text ?? ''}</pre>`;
}
