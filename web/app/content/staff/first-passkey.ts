import { linkSeconds } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';

/** Below the button that adds a passkey, for colleagues without one. */
export const firstPasskey = `A first passkey can be added within ${inWords(linkSeconds / 60)} minutes of opening a link.`;
