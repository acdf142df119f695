import * as z from 'zod/mini';
import { isShortReference } from '#shared/booking/reference.ts';
import { codeProblem } from '#shared/staff/sign-in/code.ts';
import { deviceNameProblem } from '#shared/staff/sign-in/device-name.ts';
import { staffRoles } from '#shared/staff/sign-in/people.ts';
import { staffNameProblem } from '#shared/staff/sign-in/staff-name.ts';
import { CalendarDateText, checkedText, readText } from '../fields.ts';

/** Message for a malformed body, which only a page of another release or a script sends. */
export const unreadable = 'The console sent something that we cannot read. Please load the page again.';

/** 12 random bytes in hexadecimal, new for each action. A repeated command returns the original reply. */
export const CommandId = z
  .string()
  .check(z.regex(/^[0-9a-f]{24}$/, 'A command id has 24 hexadecimal digits.'));

/** Body of a call that takes effect once for each command id. */
export const command = <Fields extends Record<string, z.ZodMiniType>>(fields: Fields) =>
  z.object({ commandId: CommandId, ...fields }, unreadable);

/** Reference of a booking as staff see it. The full one opens the booking, so no reply to staff contains it. */
export const ShortReference = z
  .string()
  .check(z.refine(isShortReference, 'A reference in a reply to staff must be shortened.'));

/** Permanent id of a party. */
export const PartyId = z.string().check(z.maxLength(40));

/** Identifies a party by the start in which it is shown. If the party has moved, it is looked up from there. */
export const PartyInStart = { date: CalendarDateText, tourId: z.int(), party: PartyId };

const digits = readText(
  (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  'Please send this number.',
  'This is not a number that we can read.',
);

/** A party and its version in the query of a call. */
export const PartyInQuery = { date: CalendarDateText, tourId: digits, party: PartyId, sequence: digits };

/** Random ids of people and devices. */
export const StaffId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10,26}$/, 'This is not a valid id.'));

/** Name of a colleague or a shared device. */
export const StaffName = checkedText(staffNameProblem);

/** Name that people give to their device. */
export const DeviceName = checkedText(deviceNameProblem);

/** Four digits that a colleague chooses; easily guessed ones are refused. */
export const NewCode = checkedText(codeProblem);

export const Role = z.enum(staffRoles);

/** A colleague as shown to other colleagues. */
export const Colleague = z.object({ id: z.string(), name: z.string(), role: Role });
export type Colleague = z.infer<typeof Colleague>;

/** Output of the browser's WebAuthn calls in JSON, checked by the server's library (WebAuthn Level 3 §5.1.8). */
export const CredentialJson = z.record(z.string(), z.unknown());
