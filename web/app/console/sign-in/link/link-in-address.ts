import { createTabStorage } from '#app/storage/tab-storage.ts';
import { fieldsOf, readJson } from '#shared/values/read-json.ts';

/** An invitation stored in this tab: the fragment of its link, and a nonce of the page. */
export interface OpenedLink {
  readonly device: string;
  readonly secret: string;
  /** 16 random bytes in hexadecimal. */
  readonly nonce: string;
  /** The name that the person gave this device. */
  readonly name?: string | undefined;
  /** Whether the button was pressed, even if the response was lost. */
  readonly isPressed: boolean;
}

const tabStorage = createTabStorage('staff-link');

/** The link of this tab, kept across reloads until it is used or refused. */
export const storedLink = {
  read(): OpenedLink | undefined {
    const { device, secret, nonce, name, isPressed } = fieldsOf(readJson(tabStorage.read()));
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
  write: (link: OpenedLink | undefined): void => tabStorage.write(link && JSON.stringify(link)),
};

/** `#<device>.<secret>`; undefined for anything else. */
function parseLink(hash: string): Pick<OpenedLink, 'device' | 'secret'> | undefined {
  const [, device, secret] = /^#([0-9A-Z]{10,26})\.([\w-]{1,64})$/.exec(hash) ?? [];
  return device === undefined || secret === undefined ? undefined : { device, secret };
}

/**
 * Removes the link from the address first of all, to keep it out of history, bookmarks, screenshots and referrers.
 * A new link gets a new nonce; a reload reuses the old one.
 *
 * @param newNonce 16 random bytes in hexadecimal
 */
export function takeLink(newNonce: () => string): OpenedLink | undefined {
  const { hash, pathname } = window.location;
  if (hash === '') return storedLink.read();
  window.history.replaceState(window.history.state, '', pathname);
  const link = parseLink(hash);
  const previous = storedLink.read();
  if (link && (previous?.device !== link.device || previous.secret !== link.secret))
    storedLink.write({ ...link, nonce: newNonce(), isPressed: false });
  return link && storedLink.read();
}
