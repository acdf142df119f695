import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { startTimes, tourTypes } from '#shared/booking/slots.ts';
import { EveningEvent, ShipCall } from '#shared/contracts/day-edit-fields.ts';
import { Done, IdempotencyHeaders } from '#shared/contracts/fields.ts';
import { Booking, BookingReply, OriginalBooking } from '#shared/contracts/guests/booking.ts';
import { BookingsByDate } from '#shared/contracts/guests/bookings-by-date.ts';
import { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { Order, OrderItem } from '#shared/contracts/guests/find-order.ts';
import { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { PressId } from '#shared/contracts/kept/kept-press-fields.ts';
import { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { ListedEnquiry, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';
import { AheadVisit, ListedOperator, StaffOperator, StatedVisit } from '#shared/contracts/office/operator.ts';
import { ListedOrder, OrderReply, StaffOrder } from '#shared/contracts/office/order.ts';
import { ListedRecord, Tally, TrailEntry } from '#shared/contracts/office/personal-record.ts';
import { Correction, StockLine } from '#shared/contracts/office/stock.ts';
import { ClosingResult } from '#shared/contracts/staff/closing-result.ts';
import { ClosureParty, OfferedStart } from '#shared/contracts/staff/closure-fields.ts';
import { Colleague, CommandId, StaffId } from '#shared/contracts/staff/fields.ts';
import { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { ListedDevice, ListedPerson } from '#shared/contracts/staff/list-people.ts';
import { Party, PartyReply, Start } from '#shared/contracts/staff/party.ts';
import { ReducedParty, ReducedStart } from '#shared/contracts/staff/reduced-day.ts';
import { ListedZ, OpenTill } from '#shared/contracts/staff/till.ts';
import { OperatorEntry } from '#shared/operators/operator-history.ts';
import { chargingModels } from '#shared/operators/operator-request.ts';
import { Problem } from '#shared/problems/problems.ts';
import { partySources } from '#shared/staff/parties/party-source.ts';
import { AudChange, KeptMark, paymentMethods, VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { ChangedDetails, StaffChange } from '#shared/staff/staff-change.ts';
import { OwingDevice } from '#shared/staff/till/owing-device.ts';
import { CountedAmounts, TillException, TillLine, ZReport } from '#shared/staff/till/z-report.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

/** Schemas that several calls share, under the names that the description gives them. */
const schemasByName: Readonly<Record<string, z.ZodMiniType>> = {
  AffectedBooking: ClosureParty,
  AudChange,
  Availability: BookingsByDate,
  BookedByOperator: OriginalBooking,
  Booking,
  BookingChange: StaffChange,
  BookingReply,
  BookingRequest,
  BookingSource: z.enum(partySources),
  CalendarDay,
  ChangedDetails,
  ChargingModel: z.enum(chargingModels),
  Closure: ListedClosure,
  ClosureResult: ClosingResult,
  Colleague,
  CommandId,
  CountedCash: CountedAmounts,
  DayStart: Start,
  EveningEvent,
  Enquiry: StaffEnquiry,
  EnquirySummary: ListedEnquiry,
  IdempotencyKey: IdempotencyHeaders.shape['idempotency-key'],
  KeptMark,
  OfferedStart,
  OpenTill,
  OperatorBooking,
  Order,
  OrderItem,
  OrderSummary: ListedOrder,
  OwingDevice,
  PaymentMethod: z.enum(paymentMethods),
  PressReference: PressId,
  PersonalRecord: ListedRecord,
  PrivacyEvent: TrailEntry,
  Problem,
  RecordCounts: Tally,
  RedactedBooking: ReducedParty,
  RedactedStart: ReducedStart,
  ShipCall,
  StaffBooking: Party,
  StaffBookingReply: PartyReply,
  StaffDevice: ListedDevice,
  StaffId,
  StaffMember: ListedPerson,
  StaffOrder,
  StaffOrderReply: OrderReply,
  StartTime: z.enum(startTimes),
  StatementLine: StatedVisit,
  StockCorrection: Correction,
  StockLevel: StockLine,
  Success: Done,
  TillException,
  TillLine,
  TourLanguage: z.enum(tourLanguages),
  TourOperator: StaffOperator,
  TourOperatorEvent: OperatorEntry,
  TourOperatorSummary: ListedOperator,
  TourType: z.enum(tourTypes),
  UpcomingVisit: AheadVisit,
  VisitEntry,
  ZReport,
  ZReportSummary: ListedZ,
};

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const keyOf = (schema: unknown): string => JSON.stringify(schema);

const nameByContent = new Map(
  Object.entries(schemasByName).flatMap(([name, schema]) =>
    (['output', 'input'] as const).map((io) => [keyOf(toJsonSchema(schema, io)), name] as const),
  ),
);

/** Replaces named parts of a schema by references. @param exceptName the name of the schema itself */
function withReferences(node: unknown, exceptName?: string): unknown {
  if (Array.isArray(node)) return node.map((item) => withReferences(item));
  if (!isObject(node)) return node;
  const name = nameByContent.get(keyOf(node));
  if (name !== undefined && name !== exceptName) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(node).map(([field, value]) => [field, withReferences(value)]));
}

/** Schema of a request. */
export const requestSchema = (schema: z.ZodMiniType): JsonSchema =>
  withReferences(toJsonSchema(schema, 'input')) as JsonSchema;
/** Schema of a reply. */
export const replySchema = (schema: z.ZodMiniType): JsonSchema =>
  withReferences(toJsonSchema(schema, 'output')) as JsonSchema;

/** All named schemas, for `components`. */
export const sharedSchemas = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(schemasByName).map(([name, schema]) => [
      name,
      withReferences(toJsonSchema(schema, 'output'), name),
    ]),
  );
