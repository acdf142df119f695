import * as z from 'zod/mini';
import { retentionDays } from '#shared/limits/retention.ts';
import { OperatorEntry } from '#shared/operators/operator-history.ts';
import {
  chargingModels,
  type operatorFields,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '#shared/operators/operator-request.ts';
import { operatorStatuses } from '#shared/operators/operator-state.ts';
import { messageLanguages } from '#shared/visits/message-language.ts';

/** Days that a link is valid, and that an operator is kept after the last link was issued. */
export const linkDays = retentionDays.operator;

/** An action of staff, with the device and a digest of the command, by which a repetition is recognized. */
const StoredEntry = z.intersection(
  OperatorEntry,
  z.object({ on: z.optional(z.string()), command: z.string() }),
);
export type StoredEntry = z.infer<typeof StoredEntry>;

/** An operator as stored. Request fields as typed, trimmed; times in epoch seconds. */
export const StoredOperator = z.object({
  id: z.string(),
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  operatorType: z.enum(operatorTypes),
  tourFrequency: z.enum(tourFrequencies),
  chargingModel: z.enum(chargingModels),
  /** Seats that the operator may book in a day through the link; absent until a manager sets the number. */
  seatsPerDay: z.optional(z.int()),
  waitsOnSite: z.enum(waitingChoices),
  messageLanguage: z.optional(z.enum(messageLanguages)),
  /** Set if the sender's network had used up its acknowledgements. */
  unacknowledged: z.optional(z.literal(true)),
  status: z.enum(operatorStatuses),
  receivedAt: z.int(),
  /** SHA-256 of the secret of the one valid link; absent unless approved. */
  keyHash: z.optional(z.string()),
  /** Random, in base64url: together with the id of the command that created the link, it yields the secret again. */
  keySalt: z.optional(z.string()),
  keyMadeAt: z.optional(z.int()),
  expiresAt: z.int(),
  /** Incremented by every action of staff; absent before the first. */
  version: z.optional(z.int()),
  /** Actions of staff, the latest last. */
  history: z.optional(z.array(StoredEntry)),
});
export type StoredOperator = z.infer<typeof StoredOperator>;
export type NewOperator = Pick<
  StoredOperator,
  (typeof operatorFields)[number] | 'messageLanguage' | 'unacknowledged'
>;

export const versionOf = ({ version = 0 }: Pick<StoredOperator, 'version'>): number => version;
export const historyOf = ({ history = [] }: Pick<StoredOperator, 'history'>): readonly StoredEntry[] =>
  history;
