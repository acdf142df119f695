import type { ChargingModel } from '#shared/operators/operator-request.ts';
import { dueHereVuv, type OriginalBooking, operatorShare } from '#shared/operators/operator-share.ts';
import { payer } from '#shared/operators/payer.ts';
import type { PartySource } from '#shared/staff/parties/party-source.ts';
import {
  type RunSheet as DaySheet,
  type RunSheetSlot as DaySheetSlot,
  type SheetSlot as DaySlot,
  type SheetParty,
  sheetOfDay,
} from '#shared/staff/parties/run-sheet.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';

/** The part of a booking that a run sheet needs. Text fields are as the guest typed them. Money is in whole vatu. */
export interface SheetBooking extends SheetParty {
  readonly id: string;
  readonly firstId?: string | undefined;
  readonly reference: string;
  readonly totalPrice: number;
  readonly source?: PartySource | undefined;
  readonly operator?:
    | {
        readonly companyName: string;
        readonly chargingModel: ChargingModel;
        readonly booked?: OriginalBooking | undefined;
      }
    | undefined;
}

export type SheetSlot<Booking extends SheetBooking = SheetBooking> = DaySlot<Booking>;
export type RunSheetSlot = DaySheetSlot<SheetBooking>;
export type RunSheet = DaySheet<SheetBooking>;

/** The amount due on site, in whole vatu: the total minus the operator's share. */
export const dueOf = (booking: SheetBooking): number => dueHereVuv(booking);

/** Names the operator of a party and their share. Empty for guests without an operator. */
export const operatorNote = (booking: SheetBooking): string =>
  booking.operator === undefined ? '' : `with ${booking.operator.companyName}${settlementNote(booking)}`;

function settlementNote(booking: SheetBooking): string {
  if (payer(booking) === undefined) return '';
  if (dueOf(booking) === 0) return ', who settles with us';
  const { guests, totalVuv } = operatorShare(booking);
  return `, who settles ${formatVuv(totalVuv)} for ${guests} of ${booking.guestCount} with us`;
}

/** Creates the run sheet of a day from its stored slots. */
export const runSheetOf = (date: CalendarDate, stored: readonly SheetSlot[]): RunSheet =>
  sheetOfDay(date, stored, dueOf);
