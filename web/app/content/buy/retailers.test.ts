import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { channels, onlineRegions, towns } from './retail-places.ts';
import { localRetailers, onlineRetailers } from './retailers.ts';

const line = z.string().check(z.trim(), z.minLength(3), z.maxLength(100));
const OnlineRetailer = z.strictObject({
  name: line,
  sells: line,
  region: z.enum(onlineRegions),
  url: z.union([z.url({ protocol: /^https$/ }), z.string().check(z.regex(/^\/[a-z-]+$/))]),
});
const LocalRetailer = z.strictObject({
  name: line,
  sells: line,
  where: line,
  town: z.enum(towns),
  channel: z.enum(channels),
  position: z.strictObject({
    latitude: z.number().check(z.gte(-20.5), z.lte(-13)),
    longitude: z.number().check(z.gte(166), z.lte(170.5)),
  }),
});

describe('retailers', () => {
  it('sell online in the specified regions', () => {
    expect(onlineRegions).toEqual(['United Kingdom', 'United States', 'Japan']);
    expect(new Set(onlineRetailers.map(({ region }) => region))).toEqual(new Set(onlineRegions));
  });

  it('cover every sales channel in both towns', () => {
    expect(channels).toEqual(['Retail', 'Duty free', 'Bars and restaurants']);
    expect(towns).toEqual(['Port Vila', 'Santo']);
    for (const town of towns)
      for (const channel of channels)
        expect(
          localRetailers.some((shop) => shop.town === town && shop.channel === channel),
          `${channel} in ${town}`,
        ).toBe(true);
  });

  it.each(onlineRetailers)('include the online shop $name with every required detail', (shop) => {
    expect(z.safeParse(OnlineRetailer, shop).error?.issues ?? []).toEqual([]);
  });

  it.each(localRetailers)('include the local shop $name with every required detail', (shop) => {
    expect(z.safeParse(LocalRetailer, shop).error?.issues ?? []).toEqual([]);
  });
});
