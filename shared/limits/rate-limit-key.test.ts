import { describe, expect, it } from 'vitest';
import { mailboxOf, networksOf, widestNetworkOf } from './rate-limit-key.ts';

describe('the networks whose limits apply to an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['', ''],
  ])('are, for %j, only %j', (address, network) =>
    expect(networksOf(address)).toEqual([{ network, share: 1 }]),
  );

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('are, for %s, the /64 network %s and the /48 network %s', (address, network, wider) =>
    expect(networksOf(address)).toEqual([
      { network, share: 1 },
      { network: wider, share: 10 },
    ]),
  );

  it('have only the /48 network in common for addresses in neighbouring /64 networks', () => {
    const networkNames = (address: string) => networksOf(address).map(({ network }) => network);
    expect(networkNames('2001:db8:1:3::1')).not.toEqual(networkNames('2001:db8:1:2::1'));
    expect(networkNames('2001:db8:1:3::1').at(-1)).toBe(networkNames('2001:db8:1:2::1').at(-1));
    expect(networkNames('203.0.113.8')).not.toEqual(networkNames('203.0.113.7'));
  });
});

describe('the widest network of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', ''],
  ])('is, for %j, %j', (address, widest) => expect(widestNetworkOf(address)).toBe(widest));
});

describe('the mailbox of an email address', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    [' Ana@Example.COM ', 'ana@example.com'],
    ['ana+tours@example.com', 'ana@example.com'],
    ['ana+a+b@example.com', 'ana@example.com'],
    ['+678@example.com', '+678@example.com'],
    ['', '@'],
    // Gmail ignores dots in names; others do not.
    ['a.n.a@gmail.com', 'ana@gmail.com'],
    ['A.na+tours@GoogleMail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['a.na@example.com', 'a.na@example.com'],
    ['a.na@mail.gmail.com', 'a.na@mail.gmail.com'],
    // Aliases of one mailbox.
    ['a-n_a@pm.me', 'ana@proton.me'],
    ['a.na@protonmail.com', 'ana@proton.me'],
    ['ana@me.com', 'ana@icloud.com'],
    ['a.na@mac.com', 'a.na@icloud.com'],
  ])('is, for %j, %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
