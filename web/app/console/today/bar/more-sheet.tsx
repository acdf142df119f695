import { agreeCopy } from '#app/content/staff/agree-copy.ts';
import { moreCopy as copy } from '#app/content/staff/finding-copy.ts';
import { canCopy, moreOfflineCopy as offlineCopy } from '#app/content/staff/offline-copy.ts';
import { runSheetCopy } from '#app/content/staff/run-sheet-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { otherLanguageOf, type StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';

export interface MoreSheetProps {
  colleague: Colleague | undefined;
  date: CalendarDate;
  /** The open start. */
  start: StartView | undefined;
  now: Date;
  onTelephone: () => void;
  onDay: () => void;
  /** @param startId the start to print; the whole day without one */
  onPrint: (startId?: number) => void;
  /** Opens the change of language for the open start. */
  onLanguage: (start: StartView) => void;
  onKeys: () => void;
  /** The rows for work offline; absent while online. */
  offline?: OfflineRows | undefined;
  onLegend: () => void;
  /** Absent if the console is installed, cannot be installed, or has presses to send first. */
  onInstall?: (() => void) | undefined;
  onClose: () => void;
}

/** Rare actions, and a legend of the ticks. */
export function MoreSheet({
  colleague,
  date,
  start,
  now,
  onTelephone,
  onDay,
  onPrint,
  onLanguage,
  onKeys,
  offline,
  onLegend,
  onInstall,
  onClose,
}: MoreSheetProps) {
  const otherLanguage = start && otherLanguageOf(start, now);
  return (
    <Sheet title={copy.title} subtitle={colleague && copy.signedInAs(colleague.name)} onClose={onClose}>
      <Stack gap={8}>
        {offline ? (
          <OfflineButtons {...offline} />
        ) : (
          <>
            <Press onPress={onTelephone}>{copy.phoneBooking}</Press>
            <Press onPress={onDay}>{copy.anotherDay}</Press>
          </>
        )}
        <Press onPress={() => onPrint()}>{runSheetCopy.print}</Press>
        {start && start.booked > 0 && (
          <Press onPress={() => onPrint(start.slot.id)}>{runSheetCopy.printStart(startName(start))}</Press>
        )}
        {colleague && (
          <Button kind="outlined" to={staffPaths.paper}>
            {copy.paper}
          </Button>
        )}
        {!offline && colleague?.role === 'manager' && date >= dateOf(now) && (
          <ClosureLinks date={date} start={start} now={now} />
        )}
        {!offline && colleague?.role === 'manager' && start && otherLanguage && (
          <Press onPress={() => onLanguage(start)}>{copy.language(startName(start), otherLanguage)}</Press>
        )}
        <Press onPress={onKeys}>{copy.keys}</Press>
        <Press onPress={onLegend}>{copy.legend}</Press>
        {onInstall && <Press onPress={onInstall}>{copy.install}</Press>}
        {offline && <NeedsNetwork isManager={colleague?.role === 'manager'} />}
      </Stack>
    </Sheet>
  );
}

export interface OfflineRows {
  /** Number of waiting presses. */
  readonly waiting: number;
  readonly onOpen: (kind: 'kept-presses' | 'exchange-presses' | 'offline-help' | 'stored-days') => void;
}

/** The actions that help offline. */
const OfflineButtons = ({ waiting, onOpen }: OfflineRows) => (
  <>
    <Press onPress={() => onOpen('kept-presses')}>{offlineCopy.waiting(waiting)}</Press>
    <Press onPress={() => onOpen('exchange-presses')}>
      {agreeCopy.title}
      <small>{agreeCopy.about}</small>
    </Press>
    <Press onPress={() => onOpen('stored-days')}>{offlineCopy.keptDays}</Press>
    <Press onPress={() => onOpen('offline-help')}>{offlineCopy.can}</Press>
  </>
);

/** The actions that need the network, disabled, with the reason. */
const NeedsNetwork = ({ isManager }: { isManager: boolean }) => (
  <>
    <Press isDisabled>
      {copy.phoneBooking}
      <small>{canCopy.onPaper}</small>
    </Press>
    {isManager &&
      [canCopy.closing, canCopy.others].map((label) => (
        <Press key={label} isDisabled>
          {label}
          <small>{canCopy.needed}</small>
        </Press>
      ))}
  </>
);

/** Links to the closures page, with the open start or its day preselected. */
function ClosureLinks({ date, start, now }: Pick<MoreSheetProps, 'date' | 'start' | 'now'>) {
  const closuresPath = `${staffPaths.closures}?date=${date}`;
  return (
    <>
      {start && !start.closed && start.startsAt > now && (
        <Button to={`${closuresPath}&start=${start.slot.id}`} kind="outlined">
          {copy.closeStart(startName(start))}
        </Button>
      )}
      <Button to={closuresPath} kind="outlined">
        {copy.closures}
      </Button>
    </>
  );
}
