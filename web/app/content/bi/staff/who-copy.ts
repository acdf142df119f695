import * as english from '#app/content/staff/who-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import { maxWrongOnPad } from '#shared/staff/sign-in/pad-tries.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';

const minutes = actingSeconds / 60;

export const whoCopy: Translated<typeof english.whoCopy> = {
  ...english.whoCopy,
  title: 'Yu hu?',
  lead: `Sapos yu no putum nem, skrin ia i soem fes nem mo gest blong tedei mo tumoro nomo. Wanem yu presem i gat nem blong yu, kasem ${minutes} minit afta las taem yu presem.`,
  readOnly: 'Lukluk nomo',
  look: 'Lukluk nomo, no putum nem', // unsure
  names: 'Ol nem',
  noNames: 'I no gat man i wok long ples ia yet. Wan menija i mas invaetem ol man.',
  noCode: 'i no gat kod yet',
  waiting: (count) => `${count} i no go yet`,
  kept: (count) =>
    `${count} samting i stap long ples ia. Bae i go long nem blong man we i presem, taem hem i talem se hem i hu.`, // unsure
  first: `Jusum nem blong yu, nao putum ${codeLength} namba blong yu o yusum wan paski.`,
  codeOf: (name) => `Kod blong ${name}`,
  entered: (count, of) => `${count} long ${of} namba${count === 0 ? '. Las namba i sendem kod' : ''}`,
  sends: 'Putum namba blong yu. Las namba i sendem kod. Long fon blong yuwan yu no nidim kod.',
  passkey: {
    use: 'Yusum paski',
    using: 'Wet long paski blong yu…',
    where: 'Sapos paski i stap long fon blong yu, jusum fon taem skrin i askem.', // unsure
  },
  checking: 'Stap jekem…',
  acts: (name, goesOn) =>
    name === ''
      ? ''
      : goesOn
        ? `${name} i wok naoia.`
        : `${name} i wok naoia. I no raetemdaon samting yet: presem bakegen.`,
  keys: 'Ol namba',
  clear: 'Klirim',
  back: 'Tekemaot las namba',
  others: 'Narafala man',
  wrongSoFar: (count) => `${count} i rong finis long ples ia`,
  limit: `${maxWrongOnPad} rong bae i lokem tul ia`, // unsure
  given: {
    title: (name) => `${name}, jusum kod blong yuwan`,
    text: `Wan menija i putum kod we yu yusum. Jusum ${codeLength} namba we yu nomo yu save; hemia kod blong yu naoia.`,
    yes: 'Putum kod blong mi',
  },
  wrongTries: (count) =>
    `Wan man i traem ${count} rong kod long nem blong yu. Sapos i no yu, jusum narafala kod long fon blong yuwan, mo talem long wan menija.`,
  understood: 'Mi save',
  notChecked: (reason) => `Mi no save jekem kod. ${reason}`,
  missing: {
    title: (name) => `${name} i no gat kod yet`,
    text: 'Jusum wan long fon blong yuwan: presem nem blong yu antap, nao jusum kod. O askem wan menija blong putum wan.',
    again: 'Mi gat wan naoia',
  },
  // unsure
  alone: {
    lead: `Taem i no gat netwok, oli no save jekem ${codeLength} namba. Presem nem blong yu; kasem ${minutes} minit wanem yu presem i blong yu.`,
    what: 'Wanem nao long ol namba',
    steps: (name) => [
      `Evri samting i talem *${name}, no gat kod*.`,
      'Taem netwok i kambak, oli askem evri man *wan taem*: “14 samting we i no gat kod. Evriwan i blong yu?”',
      'Samting we i no blong wan man i *stap*, nao wan menija i lukim.',
    ],
    noCode: (name) => `${name}, no gat kod`,
  },
  notYou: 'I no yu?',
};

/** The dialog that sets a code is not translated into Bislama. */
export const codeCopy = english.codeCopy;
