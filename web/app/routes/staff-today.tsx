import type { MetaDescriptor } from 'react-router-dom';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import { useNow } from '../clock/use-now.ts';
import { useReading } from '../console/api/session-context.ts';
import { withCopy } from '../console/language/with-copy.tsx';
import { Today } from '../console/today/today.tsx';
import { DayCalendar } from '../console/today/view/closed-day.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTodayPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';
import { useDeferredDays } from '../requests/use-deferred-days.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffTodayPage);

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
