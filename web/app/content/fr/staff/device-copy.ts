import type * as english from '#app/content/staff/device-copy.ts';
import type { Translated } from '#app/content/translated.ts';

const names = { phone: 'Téléphone', tablet: 'Tablette', computer: 'Ordinateur' };

export const deviceCopy: Translated<typeof english.deviceCopy> = {
  these: { phone: 'ce téléphone', tablet: 'cette tablette', computer: 'cet ordinateur' },
  named: (machine, device) => `${names[device]} ${machine}`,
  mine: (device) => `${device === 'tablet' ? 'Ma' : 'Mon'} ${names[device].toLowerCase()}`,
};
