/** Colleagues who may use the staff console. `floor` runs the day; `manager` also moves money and manages people. */
export const staffRoles = ['floor', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a colleague of this role may make a call that needs the role `needed`. */
export const mayActAs = (role: StaffRole, needed: StaffRole): boolean =>
  needed === 'floor' || role === 'manager';

/** Limits per person, in case a stolen session keeps adding devices and passkeys. */
export const maxDevices = 10;
export const maxPasskeys = 10;

/** Maximum length of a name such as `Door phone`. */
export const maxDeviceNameLength = 40;

/** Lifetimes in seconds. */
export const linkSeconds = 600;
export const sessionSeconds = 30 * 86_400;
/** A shared device works for one day, even if it is used all the time. */
export const sharedSessionSeconds = 14 * 3600;
/** Seconds for which a shared device acts for a person after their code, and after each action. */
export const actingSeconds = 900;
export const challengeSeconds = 300;
/** Calls that move money, erase data or change people need a passkey used within this time. */
export const stepUpSeconds = 300;

/** @param now epoch seconds */
export const isSteppedUp = (
  { steppedUpAt }: { readonly steppedUpAt?: number | undefined },
  now: number,
): boolean => steppedUpAt !== undefined && now < steppedUpAt + stepUpSeconds;
