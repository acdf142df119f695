import type { DeviceWord } from './device-word.ts';

/** What the console calls the thing in front of a colleague. */
export const deviceCopy = {
  these: { phone: 'this phone', tablet: 'this tablet', computer: 'this computer' } satisfies Record<
    DeviceWord,
    string
  >,
  /** A name that people take or improve on. @param machine such as `Android` */
  named: (machine: string, device: DeviceWord) => `${machine} ${device}`,
  mine: (device: DeviceWord) => `My ${device}`,
};
