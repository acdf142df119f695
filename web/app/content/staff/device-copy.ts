import type { DeviceWord } from './device-word.ts';

/** Names of the device in use. */
export const deviceCopy = {
  these: { phone: 'this phone', tablet: 'this tablet', computer: 'this computer' } satisfies Record<
    DeviceWord,
    string
  >,
  /** A suggested name. @param machine such as `Android` */
  named: (machine: string, device: DeviceWord) => `${machine} ${device}`,
  mine: (device: DeviceWord) => `My ${device}`,
};
