import { textProblem } from '#shared/values/text-problem.ts';
import { nameMessages } from './name-messages.ts';
import { maxDeviceNameLength } from './people.ts';

/** Why a device cannot have this name, and what to do. */
export const deviceNameProblem = (name: string): string | undefined =>
  textProblem(name, { name: nameMessages.deviceName, maxLength: maxDeviceNameLength });
