import { expect, it } from 'vitest';
import { addressLines, parcelLines } from './address-lines.ts';

const emptyAddress = { name: '', phone: '', postalCode: '', state: '', city: '', line1: '', line2: '' };

it.each([
  [
    'Japanese characters',
    {
      ...emptyAddress,
      postalCode: '9000000',
      state: '沖縄県',
      city: '那覇市',
      line1: '見本町1-2-3',
      line2: '見本マンション405号室',
    },
    ['〒900-0000', '沖縄県那覇市見本町1-2-3', '見本マンション405号室'],
  ],
  [
    'Latin letters',
    { ...emptyAddress, postalCode: '100-0000', state: 'Tokyo', city: 'Sample-ku', line1: '1-2-3 Samplecho' },
    ['〒100-0000', 'Tokyo Sample-ku 1-2-3 Samplecho'],
  ],
  [
    'both scripts',
    { ...emptyAddress, state: '東京都', city: 'Sample-ku', line1: '1-2-3' },
    ['東京都 Sample-ku 1-2-3'],
  ],
  ['empty fields', emptyAddress, []],
  [
    'line breaks',
    { ...emptyAddress, state: '東京都', city: '見本区', line1: '1\r\n2', line2: ' \n ' },
    ['東京都見本区1 2'],
  ],
])('an address with %s is formatted as on parcels', (_, shipTo, lines) => {
  expect(addressLines(shipTo)).toEqual(lines);
});

it.each([
  ['1500001', '〒150-0001'],
  ['150-0001', '〒150-0001'],
  ['〒150-0001', '〒150-0001'],
  ['１５０－０００１', '〒150-0001'],
  ['ab', '〒ab'],
])('the postal code %s is formatted as %s', (typed, formatted) => {
  expect(addressLines({ ...emptyAddress, postalCode: typed })).toEqual([formatted]);
});

it('the address on a parcel has the name below it, with 様', () => {
  const shipTo = {
    ...emptyAddress,
    name: ' 見本\n花子 ',
    postalCode: '1000000',
    state: '東京都',
    line1: '1-2-3',
  };
  expect(parcelLines(shipTo)).toEqual(['〒100-0000', '東京都1-2-3', '見本 花子 様']);
  expect(parcelLines({ ...shipTo, name: ' ' })).toEqual(['〒100-0000', '東京都1-2-3']);
});
