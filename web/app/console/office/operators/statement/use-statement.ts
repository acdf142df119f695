import { useState } from 'react';
import { useNow } from '#app/clock/use-now.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { type Month, monthOf } from '#shared/calendar/month.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { statementOf } from '#shared/operators/statement.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

/** The statement of the chosen month, at first the current one; none for operators who never had a link. */
export function useStatement(operator: StaffOperator | undefined) {
  const now = useNow();
  const currentMonth = now && monthOf(dateOf(now));
  const [chosenMonth, setChosenMonth] = useState<Month>();
  const month = chosenMonth ?? currentMonth;
  const id = operator?.status === 'approved' || operator?.status === 'revoked' ? operator.id : undefined;
  const request = useRequest(
    id && month && `statement-${id}-${month}`,
    (signal) => staffClient('showOperators', { query: { operator: id ?? '', month: month ?? '' }, signal }),
    { failureEvent: 'statement-not-loaded' },
  );
  const visits = request.status === 'ready' ? request.reply.statement : undefined;
  return {
    month,
    now,
    chooseMonth: setChosenMonth,
    request,
    isCurrentMonth: month === currentMonth,
    statement: month && visits && statementOf(month, visits),
  };
}
