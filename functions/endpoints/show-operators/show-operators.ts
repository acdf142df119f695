import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { OperatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { listedOperator, staffOperatorReply } from '#functions/use-cases/operators/operator-office-reply.ts';
import {
  type OperatorVisitsDeps,
  statementVisits,
  upcomingReply,
  visitsAhead,
} from '#functions/use-cases/operators/operator-visits.ts';
import type { showOperators as contract } from '#shared/contracts/office/show-operators.ts';
import { operatorOfficeMessages } from '#shared/operators/operator-office-messages.ts';

interface Deps extends OperatorVisitsDeps {
  readonly operators: Pick<OperatorStore, 'list' | 'findById'>;
  readonly bookings: Pick<BookingStore, 'ofOperator' | 'allOfOperator'>;
  readonly operatorVisits: Pick<OperatorVisitStore, 'all'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Returns all requests and operators, one operator with upcoming visits, or the visits on a monthly statement. */
export const showOperators =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { operator: id, month } }) => {
    const base = { success: true, now: epochSeconds(deps.clock()) } as const;
    if (id === undefined) return { ...base, ...(await readList(deps)), people: [] };
    const operator = await deps.operators.findById(id);
    if (operator === undefined)
      throw new Refused({ kind: 'not-found', message: operatorOfficeMessages.notFound });
    if (month !== undefined)
      return { ...base, statement: [...(await statementVisits(deps, id, month))], people: [] };
    const [ahead, people] = await Promise.all([visitsAhead(deps, id), deps.people.list()]);
    return {
      ...base,
      operator: staffOperatorReply(operator),
      ahead: ahead.map((booking) => upcomingReply(booking, operator)),
      people,
    };
  };

async function readList({ operators, operatorVisits }: Pick<Deps, 'operators' | 'operatorVisits'>) {
  const [{ operators: all, isCut }, lastVisits] = await Promise.all([operators.list(), operatorVisits.all()]);
  return {
    operators: all.map((operator) => listedOperator(operator, lastVisits.get(operator.id))),
    isCut,
  };
}
