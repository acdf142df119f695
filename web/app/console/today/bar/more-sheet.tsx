import { moreCopy as copy } from '#app/content/staff/finding-copy.ts';
import { runSheetCopy } from '#app/content/staff/run-sheet-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { otherLanguageOf, type StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import { Legend } from './legend.tsx';

export interface MoreSheetProps {
  me: Colleague | undefined;
  date: CalendarDate;
  /** The open start. */
  start: StartView | undefined;
  now: Date;
  hasShortcuts: boolean;
  onShortcuts: (isOn: boolean) => void;
  onTelephone: () => void;
  onDay: () => void;
  /** @param startId the start to print; the whole day without one */
  onPrint: (startId?: number) => void;
  /** Opens the change of language for the open start. */
  onLanguage: (start: StartView) => void;
  onKeys: () => void;
  onClose: () => void;
}

/** Rare actions, and a legend of the ticks. */
export function MoreSheet({
  me,
  date,
  start,
  now,
  hasShortcuts,
  onShortcuts,
  onTelephone,
  onDay,
  onPrint,
  onLanguage,
  onKeys,
  onClose,
}: MoreSheetProps) {
  const other = start && otherLanguageOf(start, now);
  return (
    <Sheet title={copy.title} sub={me && copy.signedInAs(me.name)} onClose={onClose}>
      <Stack gap={8}>
        <Press onPress={onTelephone}>{copy.phoneBooking}</Press>
        <Press onPress={onDay}>{copy.anotherDay}</Press>
        <Press onPress={() => onPrint()}>{runSheetCopy.print}</Press>
        {start && start.booked > 0 && (
          <Press onPress={() => onPrint(start.slot.id)}>{runSheetCopy.printStart(startName(start))}</Press>
        )}
        {me && (
          <Button kind="outlined" to={staffPaths.paper}>
            {copy.paper}
          </Button>
        )}
        {me?.role === 'manager' && date >= dateOf(now) && <Closing date={date} start={start} now={now} />}
        {me?.role === 'manager' && start && other && (
          <Press onPress={() => onLanguage(start)}>{copy.language(startName(start), other)}</Press>
        )}
        <Cluster gap={8} nowrap>
          <Press isSmall onPress={onKeys}>
            {copy.keys}
          </Press>
          <Press isSmall onPress={() => onShortcuts(!hasShortcuts)}>
            {copy.shortcuts}: {hasShortcuts ? copy.on : copy.off}
          </Press>
        </Cluster>
        <Heading as="h3" size="caption" untracked above={12}>
          {copy.legend}
        </Heading>
        <Legend />
      </Stack>
    </Sheet>
  );
}

/** Links to the closures page, with the open start or its day preselected. */
function Closing({ date, start, now }: Pick<MoreSheetProps, 'date' | 'start' | 'now'>) {
  const ofDay = `${staffPaths.closures}?date=${date}`;
  return (
    <>
      {start && !start.closed && start.startsAt > now && (
        <Button to={`${ofDay}&start=${start.slot.id}`} kind="outlined">
          {copy.closeStart(startName(start))}
        </Button>
      )}
      <Button to={ofDay} kind="outlined">
        {copy.closures}
      </Button>
    </>
  );
}
