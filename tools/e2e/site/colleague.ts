import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import { invite } from '#tools/staff-cli/invite.ts';
import { expectAccessible } from './journey.ts';
import { ops } from './ops.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Creates a link that signs a colleague in once, as the command line does. */
export async function inviteColleague(
  name: string,
  role: StaffRole,
  siteUrl = String(process.env.SITE_URL),
): Promise<string> {
  return linkIn(await ops(invite, { words: [name], options: { role } }, siteUrl), siteUrl);
}

/** Creates a link for a colleague with the command line, in a separate process. */
export async function inviteByCommandLine(name: string, role: StaffRole): Promise<string> {
  const { stdout } = await run(
    path.join(top, 'node_modules/.bin/node'),
    ['tools/dev-cli/ops.ts', 'invite', name, '--role', role, '--yes', '--url', String(process.env.SITE_URL)],
    { cwd: top },
  );
  return linkIn(stdout, String(process.env.SITE_URL));
}

function linkIn(output: string, siteUrl: string): string {
  const address = /\/staff\/link#\S+/.exec(output)?.[0];
  if (address === undefined) throw new Error(`The command printed no link: ${output}`);
  return `${siteUrl}${address}`;
}

/** Opens a link, clicks its button and waits for the offer of a passkey. */
export async function linkThisDevice(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^Link this / }).click();
  await expect(page.getByRole('heading', { name: 'Come back with your finger or face.' })).toBeVisible();
}

/** Links this browser with the request of the link's page, and opens Today. */
export async function openConsole(page: Page, name: string, role: StaffRole): Promise<void> {
  const link = new URL(await inviteColleague(name, role));
  const [device, secret] = link.hash.slice(1).split('.');
  const response = await page.request.post('/api/staff/link', {
    headers: { origin: link.origin },
    data: { device, secret, nonce: randomBytes(16).toString('hex'), accept: true },
  });
  expect(response.status()).toBe(200);
  await page.goto('/staff');
  await expect(menuOf(page, name)).toBeVisible();
}

/** The menu button with the name of the colleague. */
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Menu of ${name}` });

/** Checks the whole screen of Today; on a phone in a taller window, since its bars cover scrolled content. */
export async function expectScreenAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no size');
  if (size.width < 820) await page.setViewportSize({ width: size.width, height: 2400 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

/**
 * Signs in a manager with a passkey, and opens Today.
 *
 * @param name unique to the test: a manager with an earlier passkey would be asked for it first
 */
export async function openConsoleWithPasskey(page: Page, name: string): Promise<void> {
  await withPasskeys(page);
  await linkThisDevice(page, await inviteColleague(name, 'manager'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(menuOf(page, name)).toBeVisible();
}

/** Clicks a button that takes money once it is active: it is inactive just after a sheet or dialog has closed. */
export async function clickWhenActive(button: Locator): Promise<void> {
  // A dialog may have restored the focus while the page was rendering; focusing again shows that the button is inactive.
  await button.blur();
  await button.focus();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
}

/** Uses the passkey if the console asks for it, and waits for the result of the action. */
export async function confirmIfAsked(page: Page, result: Locator): Promise<void> {
  const passkeyButton = page.getByRole('button', { name: 'Use my passkey' });
  await passkeyButton.or(result).first().waitFor();
  if (await passkeyButton.isVisible()) await passkeyButton.click();
  await expect(result).toBeVisible();
}

/** A virtual device that stores passkeys. */
export interface VirtualAuthenticator {
  /** Sets whether the owner passes verification by face, finger or PIN. */
  readonly setVerified: (isVerified: boolean) => Promise<unknown>;
  /** Passkeys on the device. */
  readonly passkeys: () => Promise<readonly { readonly rpId?: string; readonly signCount: number }[]>;
}

/** Adds a device that stores passkeys and confirms every prompt automatically. */
export async function withPasskeys(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
