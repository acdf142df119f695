import { codeLength } from '#shared/staff/sign-in/code.ts';
import { maxWrongOnPad } from '#shared/staff/sign-in/pad-tries.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';

const minutes = actingSeconds / 60;

/** Identification on a shared device, by code or passkey. */
export const whoCopy = {
  title: 'Who are you?',
  lead: `Without a name, this screen shows first names and guests of today and tomorrow. What you press carries your name, for ${minutes} minutes after your last press.`,
  /** In the bar, while no one is identified. */
  readOnly: 'View only',
  look: 'View only, without a name',
  names: 'Names',
  noNames: 'Nobody works here yet. A manager invites people under People and devices.',
  noCode: 'no code yet',
  waiting: (count: number) => `${count} not sent`,
  kept: (count: number) =>
    `${count === 1 ? '1 press is' : `${count} presses are`} kept here. Each is sent under the name of the person who pressed, once they say who they are.`,
  first: `Choose your name, then enter your ${inWords(codeLength)} digits or use a passkey.`,
  codeOf: (name: string) => `Code of ${name}`,
  entered: (count: number, of: number) =>
    `${count} of ${of} digits${count === 0 ? '. The last one sends them' : ''}`,
  /** Below the keys. */
  sends: 'The last digit sends the code; you may paste it. The console on your own phone needs none.',
  /** In place of the code. */
  passkey: {
    use: 'Use a passkey instead',
    using: 'Waiting for your passkey…',
    where: 'If it is on your phone or a security key, choose that when the browser asks.',
  },
  checking: 'Checking…',
  /** Shown after a correct code or passkey. @param goesOn whether the press then continues automatically */
  acts: (name: string, goesOn: boolean) =>
    name === '' ? '' : goesOn ? `${name} acts.` : `${name} acts. Nothing is recorded yet: press again.`,
  keys: 'Digits',
  clear: 'Clear',
  back: 'Delete the last digit',
  others: 'Somebody else',
  wrongSoFar: (count: number) => `${count} wrong here so far`,
  limit: `${maxWrongOnPad} lock this device`,
  /** A code that a manager has set. */
  given: {
    title: (name: string) => `${name}, choose your own code`,
    text: `A manager has set the code that you entered. Choose ${inWords(codeLength)} digits that only you know; they are your code from now on.`,
    yes: 'Set my code',
  },
  /** After a correct code. */
  wrongTries: (count: number) =>
    `${count === 1 ? '1 wrong code was' : `${count} wrong codes were`} tried in your name since you last entered yours. If that was not you, choose another code on a device of your own, and tell a manager.`,
  understood: 'Understood',
  notChecked: (reason: string) => `The code could not be checked. ${reason}`,
  missing: {
    title: (name: string) => `${name} has no code yet`,
    text: 'Choose one on a device of your own: press your name or initials at the top, then Code for shared devices. Or ask a manager to set one under People and devices.',
    again: 'I have one now',
  },
  notYou: 'Not you?',
  /** Without a network no code can be checked. Words between asterisks are stressed. */
  alone: {
    lead: `Without a network, the ${inWords(codeLength)} digits cannot be checked. Press your name; for ${minutes} minutes what you press is yours.`,
    what: 'What happens to the digits',
    steps: (name: string) => [
      `Each press says *${name}, no code*.`,
      'When the network is back, each person is asked *once*: “14 presses without your code. All yours?”',
      'A press that nobody owns *stays*, and is shown to a manager.',
    ],
    noCode: (name: string) => `${name}, no code`,
  },
} as const;

/** A new code for shared devices. */
export const codeCopy = {
  own: {
    title: 'Your code for shared devices',
    text: `${capitalised(inWords(codeLength))} digits that say on a shared tablet that it is you. Choose what others do not guess, and tell nobody.`,
  },
  of: {
    title: (name: string) => `Code for ${name}`,
    text: (name: string) =>
      `Let ${name} type it: nobody else should know it. It replaces the one before, and unlocks it.`,
  },
  code: `${capitalised(inWords(codeLength))} digits`,
  again: 'Once more',
  differs: `These are not the same ${inWords(codeLength)} digits.`,
  yes: 'Set the code',
  busy: 'Setting the code…',
  close: 'Done',
  cancel: 'Back',
} as const;
