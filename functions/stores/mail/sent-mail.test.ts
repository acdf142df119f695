import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { slotExpiresAt } from '../bookings/slot-item.ts';
import { orderExpiresAt } from '../orders/order-item.ts';
import { freshTable } from '../table/dynamodb-local.testing.ts';
import type { Table } from '../table/table.ts';
import { type SentMailStore, sentMailStore } from './sent-mail.ts';

const start = Date.parse('2026-11-20T00:00:00Z');
let now = start;
let table: Table;
let store: SentMailStore;

beforeAll(async () => {
  const { client, tableName } = await freshTable();
  table = { client: DynamoDBDocumentClient.from(client), name: tableName };
  store = sentMailStore(table, () => new Date(now));
});

describe('the record of sent emails', () => {
  it('grants the claim of an email to only one of twenty concurrent workers', async () => {
    now = start;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.claim('race', 30_000)));
    expect(outcomes.filter(({ result }) => result === 'claimed')).toHaveLength(1);
    expect(outcomes.filter(({ result }) => result === 'busy')).toHaveLength(19);
  });

  it('grants a claim again from the moment of its expiry', async () => {
    now = start;
    await store.claim('lapse', 30_000);
    now = start + 29_999;
    expect((await store.claim('lapse', 30_000)).result).toBe('busy');
    now = start + 30_000;
    expect((await store.claim('lapse', 30_000)).result).toBe('claimed');
  });

  it('grants a claim again only after the worker that has it releases it', async () => {
    now = start;
    const first = await store.claim('release', 30_000);
    await store.release('release', 'somebody else');
    expect((await store.claim('release', 30_000)).result).toBe('busy');
    await store.release('release', first.result === 'claimed' ? first.claim : '');
    expect((await store.claim('release', 30_000)).result).toBe('claimed');
  });

  it('never grants the claim of a settled email, even after a late release', async () => {
    now = start;
    const claimed = await store.claim('done', 30_000);
    await store.settle('done');
    await store.release('done', claimed.result === 'claimed' ? claimed.claim : '');
    now = start + 86_400_000;
    expect((await store.claim('done', 30_000)).result).toBe('settled');
  });

  it('expires later than every booking and order', async () => {
    now = start;
    await store.settle('long');
    const item = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { pk: 'MAIL#long', sk: 'MAIL' } }),
    );
    const { last } = bookingWindow(new Date(now));
    const order = { status: 'paid', createdAt: start / 1000 } as const;
    expect(item.Item?.expiresAt).toBeGreaterThan(slotExpiresAt(last));
    expect(item.Item?.expiresAt).toBeGreaterThan(orderExpiresAt(order));
  });

  it('expires after 495 days, after which the email can be claimed again', async () => {
    now = start;
    await store.claim('old', 30_000);
    await store.settle('old');
    const item = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { pk: 'MAIL#old', sk: 'MAIL' } }),
    );
    expect(item.Item?.expiresAt).toBe(start / 1000 + 495 * 86_400);
    now = start + 495 * 86_400_000 - 1000;
    expect((await store.claim('old', 30_000)).result).toBe('settled');
    now += 1000;
    expect((await store.claim('old', 30_000)).result).toBe('claimed');
  });
});
