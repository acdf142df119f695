import { historyOf, type StoredOperator } from '#functions/stores/operators/operator-item.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { operatorOfficeMessages } from '#shared/operators/operator-office-messages.ts';
import type { OperatorDecision } from '#shared/operators/operator-state.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';

const impossibleReasons = {
  approve: 'operatorApproved',
  reject: 'operatorDecided',
  renew: 'operatorWithoutLink',
  end: 'operatorWithoutLink',
} as const satisfies Record<OperatorDecision, StaffReason>;

export type RefusedOutcome =
  | { readonly result: 'changed' | 'not-possible'; readonly operator: StoredOperator }
  | { readonly result: 'unknown' };

/** The refusal to change an operator. It names the earlier change and its author, if any. */
export async function operatorRefusal(
  people: Pick<PeopleStore, 'list'>,
  outcome: RefusedOutcome,
  decision?: OperatorDecision,
): Promise<Refusal> {
  if (outcome.result === 'unknown') return { kind: 'not-found', message: operatorOfficeMessages.notFound };
  if (outcome.result === 'not-possible' && decision !== undefined)
    return {
      kind: 'operator-changed',
      reason: impossibleReasons[decision],
      message: operatorOfficeMessages.notPossible(decision),
    };
  const last = historyOf(outcome.operator).at(-1);
  const colleague = last === undefined ? '' : await nameOf(people, last.by);
  return {
    kind: 'operator-changed',
    reason: 'operatorChangedBefore',
    message: operatorOfficeMessages.changed(last, colleague),
    details: last && { who: await knownName(people, last.by), entry: last.kind, at: last.at },
  };
}

async function nameOf(people: Pick<PeopleStore, 'list'>, id: string | undefined): Promise<string> {
  if (id === undefined) return operatorOfficeMessages.commandLine;
  return (await knownName(people, id)) ?? operatorOfficeMessages.someone;
}

const knownName = async (people: Pick<PeopleStore, 'list'>, id: string | undefined) =>
  (await people.list()).find((person) => person.id === id)?.name;
