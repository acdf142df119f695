import type { MetaDescriptor } from 'react-router-dom';
import { useNow } from '#app/clock/use-now.ts';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffTodayPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { useDeferredDays } from '#app/requests/use-deferred-days.ts';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import { useReading } from '../api/session-context.ts';
import { withCopy } from '../language/with-copy.tsx';
import { Today } from '../today/today.tsx';
import { DayCalendar } from '../today/view/closed-day.ts';

export const meta = (): MetaDescriptor[] => pageHead(staffTodayPage);

function StaffToday() {
  const {
    person,
    askForColleague,
    hasPasskey,
    renew,
    shared,
    identified = shared ? 'code' : 'owner',
  } = useReading();
  const days = useDeferredDays(useNow());
  return (
    <DayCalendar value={days ?? listedCalendar}>
      <Today
        colleague={person}
        identified={identified}
        onWho={askForColleague}
        hasPasskey={hasPasskey}
        onPasskey={renew}
      />
    </DayCalendar>
  );
}

export default withCopy(StaffToday, () => consoleCopy.today);
