import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import type { Possessive } from '#shared/values/field-messages.ts';
import { emailProblem, firstNameProblem, lastNameProblem } from '#shared/values/guest-details.ts';
import { guestFieldsCopy as copy } from './guest-fields-copy.ts';

export interface GuestField {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete: React.HTMLInputAutoCompleteAttribute;
  /** Spans the whole row. */
  readonly isWide?: boolean;
  /** Optional; the label should say so. */
  readonly optional?: boolean;
  readonly problem: (value: string, possessive: Possessive) => string | undefined;
  /** Describes a change; omitted if another sentence does. */
  readonly changed?: (value: string, before: string) => string;
}

/** Text fields in form order, named as in the request. */
export const guestFields = {
  firstName: { label: copy.firstName, autoComplete: 'given-name', problem: firstNameProblem },
  lastName: { label: copy.lastName, autoComplete: 'family-name', problem: lastNameProblem },
  email: {
    label: copy.email,
    hint: copy.emailHint,
    type: 'email',
    autoComplete: 'email',
    isWide: true,
    problem: emailProblem,
    changed: copy.emailChanged,
  },
} as const satisfies Partial<Record<keyof BookingRequest, GuestField>>;

export type GuestFieldName = keyof typeof guestFields;
export const guestFieldNames = Object.keys(guestFields) as GuestFieldName[];

/** Maps each field to a value. */
export const eachGuestField = <Value>(
  value: (name: GuestFieldName, field: GuestField) => Value,
): Record<GuestFieldName, Value> =>
  Object.fromEntries(guestFieldNames.map((name) => [name, value(name, guestFields[name])])) as Record<
    GuestFieldName,
    Value
  >;
