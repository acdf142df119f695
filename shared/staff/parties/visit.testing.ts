import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { StoredParty, VisitAction, VisitAuthor, VisitCommand } from './visit-command.ts';
import type { VisitEntry } from './visit-log.ts';

/** An instant of the day on which the tests take place, in Port Vila. */
export const atTime = (time: string, day = '2026-11-24'): Date => new Date(`${day}T${time}:00+11:00`);
export const secondsAt = (time: string, day?: string): number => atTime(time, day).getTime() / 1000;

let lastCommand = 0;
export const commandId = (): string => {
  lastCommand += 1;
  return lastCommand.toString(16).padStart(24, '0');
};
export const commandOf = (action: VisitAction, id = commandId()): VisitCommand => ({ id, action });

type EntryFields<Entry> = Entry extends VisitEntry
  ? Omit<Entry, 'id' | 'at' | 'by' | 'on'> & Partial<Entry>
  : never;
/** An entry, by default by Ana at ten. */
export const entry = (fields: EntryFields<VisitEntry>): VisitEntry =>
  ({ id: commandId(), at: secondsAt('10:00'), by: 'ana', on: 'door', ...fields }) as VisitEntry;

export const paid = (vatu: number, fields: Partial<Extract<VisitEntry, { kind: 'pay' }>> = {}): VisitEntry =>
  entry({ kind: 'pay', method: 'cash-vuv', amount: vatu, vatu, ...fields });

/** Four adults who owe 16,000 vatu, at ten on Tuesday 24 November 2026. */
export const partyOf4 = (changes: Partial<StoredParty> = {}): StoredParty => ({
  date: calendarDateFrom('2026-11-24'),
  time: '10:00 AM',
  status: 'confirmed',
  guestCount: 4,
  tourType: 'Tour and Tasting',
  totalPrice: 16_000,
  due: 16_000,
  log: [],
  hasOperator: false,
  hasMoved: false,
  ...changes,
});

export const ana: VisitAuthor = { person: { id: 'ana', role: 'floor' }, deviceId: 'door' };
export const ben: VisitAuthor = { person: { id: 'ben', role: 'floor' }, deviceId: 'bar' };
export const manager: VisitAuthor = { person: { id: 'mia', role: 'manager' }, deviceId: 'office' };
