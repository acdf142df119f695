import { linkSeconds, sessionSeconds, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';
import type { DeviceWord } from './device-word.ts';

/** Texts while no one is signed in. */
export const sessionCopy = {
  signedOut: {
    title: 'Staff console',
    lead: 'For the people who work here: who is coming today, who has arrived, who has paid.',
    /** Heading and text of the two ways in. */
    first: 'Your first time, or a new device?',
    firstText: (device: DeviceWord) =>
      `A manager lets you in. They press Invite under People and devices; you scan the code or open the link on this ${device} within ${inWords(linkSeconds / 60)} minutes. No password, no account.`,
    manager: 'The very first manager gets a link from the command line of the site.',
  },
  justSignedOut: (device: DeviceWord) => `You are signed out. This ${device} shows nothing more.`,
  ended: {
    title: (device: DeviceWord) => `This ${device} is no longer linked.`,
    lead: `A manager ended it, or its time was over: ${sessionSeconds / 86_400} days without use, ${sharedSessionSeconds / 3600} hours for a shared device. Nothing was lost: what you saw confirmed is stored.`,
    leadBy: (name: string, when: string | undefined) =>
      `${name} revoked it${when ? ` on ${when}` : ''}. No guest’s name is kept here any more. Nothing was lost: what you saw confirmed is stored.`,
    /** Presses that this device could not send yet. */
    waiting: (count: number, device: DeviceWord) =>
      `${count} ${count === 1 ? 'waits' : 'wait'} on this ${device}`,
    waitingHint: 'locked, and sent by themselves once there is network; then everything here is deleted',
    sent: (count: number) => `${count} sent`,
    sentHint: 'as pressed, with your name and time',
    /** @param wasSent whether presses were sent before */
    empty: (wasSent: boolean) => (wasSent ? 'Nothing else is kept' : 'Nothing is kept here'),
    emptyHint: 'no list, no names, no money',
    ask: 'Without a passkey, ask a manager for a new link.',
  },
  signIn: 'Sign in with a passkey',
  signingIn: 'Waiting for your passkey…',
  offline: {
    title: 'No network',
    lead: (device: DeviceWord) =>
      `This ${device} cannot reach the server. The console opens by itself as soon as it can.`,
    lastName: (name: string) => `Last signed in here: ${name}.`,
  },
  down: {
    title: 'The server does not answer',
    lead: 'This is on our side, not on yours. We try again every ten seconds; nothing that was stored is lost.',
  },
  retry: 'Try now',
} as const;
