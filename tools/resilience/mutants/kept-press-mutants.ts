import {
  alterPresses,
  arriveWithForeignTicket,
  failOnePress,
  redeliverKeptPresses,
} from '../scenarios/kept-press-scenarios.ts';
import { faultsIn, type Mutant } from './mutants.ts';

const deliverPress = 'functions/use-cases/kept-presses/deliver-press.ts';
const decideKept = 'shared/kept-presses/decide-kept.ts';

/** Faults that the scenarios of kept presses must catch. */
export const keptPressMutants: readonly Mutant[] = [
  ...faultsIn('deliver-presses', deliverPress, [
    {
      id: 'the signature of a press is not verified',
      find: 'if (!(await isSignedBy(key.publicKey, signed)))',
      replace: "if (signed.signature === '')",
      caughtBy: alterPresses,
    },
    {
      id: 'a press delivered twice counts twice',
      find: 'const earlierOutcome = await deps.records.outcomeOf(arrived);',
      replace: 'const earlierOutcome = undefined as PressOutcome | undefined;',
      secondPatch: {
        file: decideKept,
        find: "  if (log.some(({ id }) => id === press.id)) return { result: 'nothing' };\n",
        replace: '',
      },
      caughtBy: redeliverKeptPresses,
    },
    {
      id: 'the ticket of a press is not verified',
      find: 'if (!(await isTicketProven(press, deps.readTicketKeys)))',
      replace: 'if (press.ticket === deps.readTicketKeys.name)',
      caughtBy: arriveWithForeignTicket,
    },
  ]),
  ...faultsIn('deliver-presses', 'functions/endpoints/deliver-presses/deliver-presses.ts', [
    {
      id: 'one press that cannot be stored stops the rest',
      find: "outcomes[index] = 'failed';",
      replace: 'throw error;',
      caughtBy: failOnePress,
    },
  ]),
  ...faultsIn('deliver-presses', 'shared/kept-presses/made-at.ts', [
    {
      id: 'the time of a press is taken from its device without a check',
      find: 'Math.min(Math.max(corrected, contact.at), Math.max(now, contact.at))',
      replace: 'corrected',
      caughtBy: alterPresses,
    },
  ]),
  ...faultsIn('deliver-presses', 'shared/kept-presses/chain.ts', [
    {
      id: 'a press need not follow the one before it',
      find: 'const isBroken = next.previous !== chain.head;',
      replace: 'const isBroken = false;',
      caughtBy: alterPresses,
    },
  ]),
  ...faultsIn('deliver-presses', 'shared/staff/parties/same-facts.ts', [
    {
      id: 'arrivals on several devices are added up',
      find: 'const guests = Math.max(0, ...chainSums);',
      replace: 'const guests = entries.reduce((sum, entry) => sum + entry.guests, 0);',
      caughtBy: redeliverKeptPresses,
    },
  ]),
  ...faultsIn('deliver-presses', decideKept, [
    {
      id: 'an undo that comes before its entry is dropped',
      find: "if (entry.kind === 'undo' && isRepeatedUndo(party, entry))",
      replace: "if (entry.kind === 'undo' && !log.some(({ id }) => id === entry.entry))",
      caughtBy: redeliverKeptPresses,
    },
    {
      id: 'a payment beyond the rules counts as received',
      find: "action.kind !== 'pay' || isPlainPayment(action, party)",
      replace: 'true',
      caughtBy: redeliverKeptPresses,
    },
  ]),
];
