import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

/** Who reads the day, and the clients that read and write it. */
export interface DayAccess {
  /** Undefined on a shared device without an active colleague, where any write first asks for a code. */
  readonly colleague: Colleague | undefined;
  readonly onAskColleague: (onIdentified?: () => void) => void;
  /** Reads the day, with or without an active colleague. */
  readonly readingClient: StaffClient;
  /** Writes on behalf of the active colleague. */
  readonly client: StaffClient;
  readonly clock: Clock;
  /** How the active colleague was identified; absent if by code or as the owner of the device. */
  readonly identified?: KeptPress['identified'] | undefined;
  /** Whether the active colleague has a passkey, which a reversal needs. */
  readonly hasPasskey: boolean;
  /** Called once the first passkey has been added. */
  readonly onPasskeyAdded: () => void;
}
