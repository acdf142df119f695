import { useState } from 'react';
import { useNow } from '#app/clock/use-now.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { type Month, monthAfter, monthOf } from '#shared/calendar/month.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { statementOf } from '#shared/operators/statement.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

/** As long as slots are kept. */
const monthsBack = 13;

/** The statement of the chosen month, at first the current one; none for operators who never had a link. */
export function useStatement(operator: StaffOperator | undefined) {
  const now = useNow();
  const current = now && monthOf(dateOf(now));
  const [chosen, choose] = useState<Month>();
  const month = chosen ?? current;
  const id = operator?.status === 'approved' || operator?.status === 'revoked' ? operator.id : undefined;
  const request = useRequest(
    id && month && `statement-${id}-${month}`,
    (signal) => staffClient('showOperators', { query: { operator: id ?? '', month: month ?? '' }, signal }),
    { failed: 'statement-not-loaded' },
  );
  const visits = request.status === 'ready' ? request.reply.statement : undefined;
  return {
    month,
    months: current === undefined ? [] : monthsBefore(current),
    choose,
    request,
    isCurrentMonth: month === current,
    statement: month && visits && statementOf(month, visits),
  };
}

const monthsBefore = (current: Month): readonly Month[] =>
  Array.from({ length: monthsBack + 1 }, (_, back) => monthAfter(current, -back));
