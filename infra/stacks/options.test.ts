import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const optionsOf = (context: Record<string, unknown>, stage = 'dev') =>
  readOptions({ tryGetContext: (name: string) => context[name] }, stage);
const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b-3c';

it('asks for nothing by itself, but for the firewall where visitors are', () => {
  for (const stage of ['dev', 'try', 'production'])
    expect(optionsOf({}, stage)).toEqual({ firewall: false, hurry: false });
  expect(optionsOf({}, 'prod')).toEqual({ firewall: true, hurry: false });
});

it.each([
  ['prod', false],
  ['prod', 'false'],
  ['try', true],
  ['try', 'true'],
])('in %s, firewall=%s holds against what is usual', (stage, firewall) => {
  expect(optionsOf({ firewall }, stage).firewall).toBe(String(firewall) === 'true');
});

it('reads all of them, as the command line or a file gives them', () => {
  expect(
    optionsOf({ firewall: true, domain: 'www.example.com', certificate, zone: 'Z1A2B3', github: 'rum/site' }),
  ).toEqual({
    firewall: true,
    hurry: false,
    domain: { name: 'www.example.com', certificate },
    zone: 'Z1A2B3',
    github: 'rum/site',
  });
  expect(optionsOf({ firewall: 'true', hurry: 'true' })).toEqual({ firewall: true, hurry: true });
});

it.each([
  [{ firewall: 'yes' }, 'firewall=yes is not true or false'],
  [{ hurry: 'very' }, 'hurry=very is not true or false'],
  [{ domain: 'https://www.example.com', certificate }, 'is not a name such as'],
  [{ domain: 'www.example.com' }, 'A domain needs a certificate'],
  [{ certificate }, 'A domain needs a certificate'],
  [
    { domain: 'www.example.com', certificate: certificate.replace('us-east-1', 'ap-southeast-2') },
    'is not the ARN of a certificate in us-east-1',
  ],
  [{ github: 'rum' }, 'is not a repository such as owner/name'],
  [{ zone: 'example.com' }, 'is not the id of a zone'],
])('says in one sentence what is wrong with %j', (context, sentence) => {
  expect(() => optionsOf(context)).toThrow(sentence);
});
