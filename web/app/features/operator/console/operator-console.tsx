import { useState } from 'react';
import { useNow } from '#app/clock/use-now.ts';
import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Panel, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { type Month, monthOf } from '#shared/calendar/month.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { BookSection } from './book-section.tsx';
import { BookingsSection } from './bookings-section.tsx';
import { MonthSection } from './month-section.tsx';
import styles from './operator-console.module.css';
import { StatementSection } from './statement-section.tsx';
import { useMonth } from './use-month.ts';

export interface OperatorConsoleProps {
  operatorKey: string;
  /** Title until the registered name has loaded. */
  welcome: string;
  /** Called when the link is invalid or revoked. */
  onRefused: () => void;
}

/** Number of days before the link expires at which a warning appears. */
const warningDays = 30;

/** Console of an approved operator: month, bookings, statement, booking form. */
export function OperatorConsole({ operatorKey, welcome, onRefused }: OperatorConsoleProps) {
  const now = useNow();
  const [chosenMonth, setMonth] = useState<Month>();
  const month = chosenMonth ?? (now && monthOf(dateOf(now)));
  const { status, reply, refresh } = useMonth(operatorKey, month, onRefused);
  if (now === undefined || month === undefined || reply === undefined) {
    return (
      <Panel last>
        <PageHero
          title={welcome}
          lead={status === 'failed' ? copy.failed : copy.loading}
          note={status === 'failed' && <Button onClick={refresh}>{copy.retry}</Button>}
        />
      </Panel>
    );
  }
  const linkExpiry = new Date(reply.operator.linkUntil * 1000);
  const isExpiringSoon = linkExpiry.getTime() - now.getTime() < warningDays * 86_400_000;
  return (
    <Panel last>
      <PageHero
        title={reply.operator.companyName}
        lead={copy.lead}
        note={
          <>
            {isExpiringSoon ? copy.linkUntil(formatDate(dateOf(linkExpiry))) : copy.help}{' '}
            <TextLink to="#book">{copy.book}</TextLink>
          </>
        }
      />
      <Stack skipEmpty page padTop={48} className={styles.sections}>
        <MonthSection month={reply.month} bookings={reply.bookings} onMonthChange={setMonth} />
        <div role="alert">
          {status === 'failed' && (
            <Notice kind="refused">
              {copy.failed}{' '}
              <Button kind="secondary" onClick={refresh}>
                {copy.retry}
              </Button>
            </Notice>
          )}
        </div>
        <BookingsSection operatorKey={operatorKey} reply={reply} now={now} onChanged={refresh} />
        <StatementSection reply={reply} />
        <BookSection
          operatorKey={operatorKey}
          chargingModel={reply.operator.chargingModel}
          now={now}
          onBooked={(date) => {
            setMonth(monthOf(date));
            refresh();
          }}
          onRefused={onRefused}
        />
      </Stack>
    </Panel>
  );
}
