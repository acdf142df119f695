import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

/** Who looks at the day, and how it is read and written. */
export interface DayAccess {
  /** Undefined on a shared device without an active colleague: what would be written asks who is there first. */
  readonly me: Colleague | undefined;
  readonly onWho: (then?: () => void) => void;
  /** Reads the day, with or without an active colleague. */
  readonly reading: StaffClient;
  /** Writes, in the name of who acts. */
  readonly client: StaffClient;
  readonly clock: Clock;
  /** Of the person who acts: a reversal needs one. */
  readonly hasPasskey: boolean;
  /** Once the first one was added. */
  readonly onPasskey: () => void;
}
