import type { SSMClient } from '@aws-sdk/client-ssm';
import { expect, it } from 'vitest';
import { secrets } from './secrets.ts';

function store(values: Record<string, string>) {
  const requests: unknown[] = [];
  const client = {
    send: async ({ input }: { input: { Name: string } }) => {
      requests.push(input);
      if (values[input.Name] === undefined) throw new Error('not there');
      return { Parameter: { Value: values[input.Name] } };
    },
  } as unknown as SSMClient;
  return { requests, client };
}

it('secrets are decrypted when they are read, and cached for five minutes', async () => {
  const values: Record<string, string> = { '/key': 'one\n' };
  const { requests, client } = store(values);
  let time = 0;
  const read = secrets(client, () => time);
  expect(await read('/key')).toBe('one');
  values['/key'] = 'two';
  time = 299_999;
  expect(await read('/key')).toBe('one');
  expect(requests).toEqual([{ Name: '/key', WithDecryption: true }]);
  time = 300_000;
  expect(await read('/key')).toBe('two');
});

it('an unreadable or empty secret causes an error and is not cached', async () => {
  const values: Record<string, string> = { '/empty': ' ' };
  const { client } = store(values);
  const read = secrets(client);
  await expect(read('/key')).rejects.toThrow('not there');
  await expect(read('/empty')).rejects.toThrow('Empty secret: /empty');
  values['/key'] = 'one';
  expect(await read('/key')).toBe('one');
});
