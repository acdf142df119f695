import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { type StoredOperator, versionOf } from '#functions/stores/operators/operator-item.ts';
import { isDone } from '#functions/stores/operators/operator-writer.ts';
import { maxRequestsListed, operatorStore } from '#functions/stores/operators/operators.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { decideOperator } from '#functions/use-cases/operators/decide-operator.ts';
import { operatorRefusal } from '#functions/use-cases/operators/operator-refusal.ts';
import { statedVisits } from '#functions/use-cases/operators/operator-visits.ts';
import { type Month, monthOf } from '#shared/calendar/month.ts';
import { operatorLink } from '#shared/operators/operator-key.ts';
import type { OperatorDecision } from '#shared/operators/operator-state.ts';
import { officeStatementCsv, statementOf } from '#shared/operators/statement.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { writeVuv } from '#shared/values/written-amount.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';
import { operatorLine, operatorLines } from './operator-lines.ts';
import { renewLinks } from './renew-links.ts';

/** An action on one operator that was found. */
type OperatorAction = (
  operator: StoredOperator,
  context: OperationContext,
  request: Request,
) => Promise<void>;

/** The operator programme: requests, approved operators and their links. */
export const operators: Operation = {
  usage:
    'operators [show | approve | reject | rotate | revoke <id>] [statement <id> 2026-11 [--csv statement.csv]] [--site https://…]',
  summary: 'Lists tour operators; approves them with a link of their own, renews or revokes it.',
  options: { csv: { type: 'string' }, site: { type: 'string' } },
  async run(request, context) {
    const [verb, id, ...rest] = request.words;
    if (verb === undefined) return list(context);
    const operatorAction = operatorActions.get(verb);
    if (operatorAction === undefined) {
      throw new OperationProblem(
        `Unknown action: ${verb}. Actions: ${[...operatorActions.keys()].join(', ')}.`,
      );
    }
    if (id === undefined) throw new OperationProblem(`Missing id: npm run ops -- operators ${verb} <id>.`);
    const found = await operatorStore(context.table, context.clock).byId(id);
    if (found === undefined) {
      throw new OperationProblem('There is no operator with this id. List them: npm run ops -- operators.');
    }
    return operatorAction(found, context, { ...request, words: rest });
  },
};

async function list({ table, clock, staffConsole }: OperationContext): Promise<void> {
  const all = await operatorStore(table, clock).list();
  if (all.length === 0) staffConsole.say('There are no requests yet.');
  for (const operator of all) staffConsole.say(operatorLine(operator));
  const requests = all.filter(({ status }) => status === 'requested' || status === 'rejected');
  if (requests.length >= maxRequestsListed) {
    staffConsole.say(
      `There are more requests than the ${maxRequestsListed} listed here: the form may be under attack.`,
    );
  }
}

const operatorActions: ReadonlyMap<string, OperatorAction> = new Map<string, OperatorAction>([
  [
    'show',
    async (operator, { staffConsole }) => {
      for (const line of operatorLines(operator)) staffConsole.say(line);
    },
  ],
  ['approve', (operator, context, request) => issueLink(operator, context, request, 'approve')],
  ['rotate', (operator, context, request) => issueLink(operator, context, request, 'renew')],
  [
    'reject',
    async (operator, context) => {
      await applyAction(operator, context, {
        question: 'Reject the request? No mail is sent.',
        decision: 'reject',
        confirmation: 'Rejected. Please write to them yourself.',
        otherwise: 'Only an undecided request can be rejected.',
      });
    },
  ],
  [
    'revoke',
    async (operator, context) => {
      const isTaken = await applyAction(operator, context, {
        question:
          'Revoke the link at once? Bookings stay valid. Their guests get new links by mail, and the links that the operator knows stop working.',
        decision: 'end',
        confirmation: 'Revoked. The link no longer works. Bookings stay valid.',
        otherwise: 'Only an approved operator has a link that can be revoked.',
      });
      if (isTaken) for (const line of await renewLinks(operator, context)) context.staffConsole.say(line);
    },
  ],
  ['statement', statement],
]);

const linkActions = {
  approve: {
    question: 'Approve, and create their link?',
    otherwise: 'Already approved. For a new link: npm run ops -- operators rotate <id>.',
  },
  renew: {
    question: 'Create a new link? The old one stops working.',
    otherwise: 'Only an approved operator has a link. Approve them: npm run ops -- operators approve <id>.',
  },
} as const;

async function issueLink(
  operator: StoredOperator,
  context: OperationContext,
  request: Request,
  decision: keyof typeof linkActions,
): Promise<void> {
  const { staffConsole, siteUrl } = context;
  for (const line of operatorLines(operator)) staffConsole.say(line);
  if (!(await staffConsole.confirm(linkActions[decision].question)))
    return staffConsole.say('Nothing was changed.');
  const { operator: decided, key } = await decide(operator, context, {
    decision,
    otherwise: linkActions[decision].otherwise,
  });
  if (key === undefined) throw new Error('A link was made without its key');
  const site = textOption(request, 'site')?.replace(/\/$/, '') ?? siteUrl;
  staffConsole.say('Their link, shown only once. It allows booking and cancelling in their name:');
  staffConsole.say(operatorLink(site, operator.companyName, key));
  staffConsole.say(
    `Send it to ${operator.email} only. Valid until ${dateOf(new Date(decided.expiresAt * 1000))}.`,
  );
}

async function applyAction(
  operator: StoredOperator,
  context: OperationContext,
  operatorAction: {
    question: string;
    decision: OperatorDecision;
    confirmation: string;
    otherwise: string;
  },
): Promise<boolean> {
  const { staffConsole } = context;
  for (const line of operatorLines(operator)) staffConsole.say(line);
  if (!(await staffConsole.confirm(operatorAction.question))) {
    staffConsole.say('Nothing was changed.');
    return false;
  }
  await decide(operator, context, operatorAction);
  staffConsole.say(operatorAction.confirmation);
  return true;
}

/** @throws OperationProblem when it is not possible, or somebody came first */
async function decide(
  operator: StoredOperator,
  { table, clock }: OperationContext,
  { decision, otherwise }: { decision: OperatorDecision; otherwise: string },
) {
  const seen = { version: versionOf(operator) };
  const outcome = await decideOperator(operatorStore(table, clock), operator.id, decision, {}, seen);
  if (isDone(outcome)) return outcome;
  if (outcome.result === 'not-possible') throw new OperationProblem(otherwise);
  throw new OperationProblem((await operatorRefusal(peopleStore(table, clock), outcome)).message);
}

async function statement(
  operator: StoredOperator,
  { table, clock, staffConsole }: OperationContext,
  request: Request,
) {
  const month: Month = request.words[0] ?? monthOf(dateOf(clock()));
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new OperationProblem(`"${month}" is not a month. Write it like 2026-11.`);
  }
  const visits = await statedVisits({ bookings: bookingStore(table, clock) }, operator.id, month);
  const made = statementOf(month, visits);
  const { operator_charges: settle, guest_pays: paid } = made.sums;
  staffConsole.say(operatorLine(operator));
  staffConsole.say(
    `${month}: ${counted(settle.bookings, 'booking')} to settle with us, ${writeVuv(settle.totalVuv)}`,
  );
  staffConsole.say(
    `${month}: ${counted(paid.bookings, 'booking')} paid by guests here, ${writeVuv(paid.totalVuv)}`,
  );
  const { cancelled, noShows, onAccountVuv, chargedVuv } = made;
  if (onAccountVuv !== 0)
    staffConsole.say(`${month}: ${writeVuv(onAccountVuv)} put on their account at the door`);
  staffConsole.say(
    `${month}: ${writeVuv(chargedVuv)} to be charged; ${counted(cancelled.bookings, 'booking')} cancelled, ${counted(noShows.guests, 'guest')} did not come`,
  );
  await writeOutput(staffConsole, textOption(request, 'csv'), () => officeStatementCsv(made));
}
