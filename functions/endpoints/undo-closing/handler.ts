import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureRestorationStore } from '#functions/stores/bookings/closure-restorations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { undoClosing as contract } from '#shared/contracts/staff/undo-closing.ts';
import { undoClosing } from './undo-closing.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  undoClosing({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    restorations: closureRestorationStore(table, clock),
    clock,
  }),
);
