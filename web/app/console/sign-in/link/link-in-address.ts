import { createTabStorage } from '#app/storage/tab-storage.ts';
import { fieldsOf, readJson } from '#shared/values/read-json.ts';

/** An invitation that this tab has opened: what its link holds behind its `#`, and the page's own nonce. */
export interface OpenedLink {
  readonly device: string;
  readonly secret: string;
  /** 16 random bytes in hexadecimal. */
  readonly nonce: string;
  /** What the person calls this device. */
  readonly name?: string | undefined;
  /** The button was pressed: an answer may have been lost. */
  readonly isPressed: boolean;
}

const opened = createTabStorage('staff-link');

/** The link of this tab, kept for a reload until it is settled. */
export const storedLink = {
  read(): OpenedLink | undefined {
    const { device, secret, nonce, name, isPressed } = fieldsOf(readJson(opened.read()));
    return [device, secret, nonce].every((part) => typeof part === 'string')
      ? ({
          device,
          secret,
          nonce,
          ...(typeof name === 'string' && { name }),
          isPressed: isPressed === true,
        } as OpenedLink)
      : undefined;
  },
  write: (link: OpenedLink | undefined): void => opened.write(link && JSON.stringify(link)),
};

/** `#<device>.<secret>`; undefined for anything else. */
function linkIn(hash: string): Pick<OpenedLink, 'device' | 'secret'> | undefined {
  const [, device, secret] = /^#([0-9A-Z]{10,26})\.([\w-]{1,64})$/.exec(hash) ?? [];
  return device === undefined || secret === undefined ? undefined : { device, secret };
}

/**
 * Takes the link out of the address, before anything else happens: it must not stand in history, bookmarks,
 * screenshots or a referrer. A new link gets a new nonce; a reload finds the old one.
 *
 * @param newNonce 16 random bytes in hexadecimal
 */
export function takeLink(newNonce: () => string): OpenedLink | undefined {
  const { hash, pathname } = window.location;
  if (hash === '') return storedLink.read();
  window.history.replaceState(window.history.state, '', pathname);
  const link = linkIn(hash);
  const before = storedLink.read();
  if (link && (before?.device !== link.device || before.secret !== link.secret))
    storedLink.write({ ...link, nonce: newNonce(), isPressed: false });
  return link && storedLink.read();
}
