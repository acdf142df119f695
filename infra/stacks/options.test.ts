import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const optionsOf = (context: Record<string, unknown>, stage = 'dev') =>
  readOptions({ tryGetContext: (name: string) => context[name] }, stage);
const runbooks = 'https://example.com/runbooks';
const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b-3c';

it('readOptions enables no option by default; in prod it enables the firewall, the watch stack and the trail of writes', () => {
  const none = { hurry: false, preload: false, dmarc: 'none' };
  for (const stage of ['dev', 'try', 'production'])
    expect(optionsOf({}, stage)).toEqual({
      ...none,
      firewall: false,
      watch: false,
      trail: false,
      active: [],
    });
  expect(optionsOf({ runbooks }, 'prod')).toEqual({
    ...none,
    firewall: true,
    watch: true,
    trail: true,
    active: ['firewall', 'runbooks', 'trail', 'watch'],
  });
});

it('readOptions requires the https address of the runbooks in prod', () => {
  expect(() => optionsOf({}, 'prod')).toThrow('Missing option: --context runbooks=https://');
  expect(() => optionsOf({ runbooks: 'infra/runbooks' }, 'prod')).toThrow(
    'is not an address such as https://',
  );
});

it.each(['+6785550123', 'ann@example.com', 'https://events.example.com/a,+6785550123,ann@example.com'])(
  'readOptions accepts "%s" as the receivers of urgent alarms',
  (page) => {
    expect(() => optionsOf({ page })).not.toThrow();
  },
);

it.each(['Ann', 'ann@example.com, bob@example.com', '0123'])(
  'readOptions rejects "%s" as the receivers of urgent alarms',
  (page) => {
    expect(() => optionsOf({ page })).toThrow('is not telephone numbers such as +678');
  },
);

it.each([
  ['prod', false],
  ['prod', 'false'],
  ['try', true],
  ['try', 'true'],
])('readOptions overrides the default of stage %s with firewall=%s', (stage, firewall) => {
  expect(optionsOf({ firewall, runbooks }, stage).firewall).toBe(String(firewall) === 'true');
});

it('readOptions accepts every option, and booleans also as strings', () => {
  expect(
    optionsOf({
      firewall: true,
      domain: 'www.example.com',
      certificate,
      zone: 'Z1A2B3',
      github: 'rum/site',
      preload: true,
      dmarc: 'quarantine',
      backup: 'ap-southeast-4',
      trail: true,
    }),
  ).toEqual({
    firewall: true,
    watch: false,
    hurry: false,
    preload: true,
    dmarc: 'quarantine',
    domain: { name: 'www.example.com', certificate },
    zone: 'Z1A2B3',
    github: 'rum/site',
    backup: 'ap-southeast-4',
    trail: true,
    active: ['backup', 'certificate', 'dmarc', 'domain', 'firewall', 'github', 'preload', 'trail', 'zone'],
  });
  expect(optionsOf({ firewall: 'true', hurry: 'true' })).toMatchObject({ firewall: true, hurry: true });
});

it('readOptions lists the active options, leaving out hurry and options that are off', () => {
  const context = {
    hurry: true,
    firewall: false,
    dmarc: 'none',
    preload: 'false',
    watch: false,
    alarms: 'ann@example.com',
    runbooks,
  };
  expect(optionsOf(context, 'prod').active).toEqual(['alarms', 'runbooks', 'trail']);
});

it('readOptions accepts a GitHub repository with or without ids', () => {
  for (const github of ['rum/site', 'rum@123/site@456', 'Rum-1/my.site_2'])
    expect(optionsOf({ github }).github).toBe(github);
});

it.each([
  [{ firewall: 'yes' }, 'firewall=yes is not true or false'],
  [{ backup: 'yes' }, 'backup=yes is not another region such as ap-southeast-4'],
  [{ trail: 'yes' }, 'trail=yes is not true or false'],
  [{ hurry: 'very' }, 'hurry=very is not true or false'],
  [{ domain: 'https://www.example.com', certificate }, 'is not a name such as'],
  [{ domain: 'www.example.com' }, 'Missing option: --context domain and'],
  [{ certificate }, 'Missing option: --context domain and'],
  [
    { domain: 'www.example.com', certificate: certificate.replace('us-east-1', 'ap-southeast-2') },
    'is not the ARN of a certificate in us-east-1',
  ],
  [{ github: 'rum' }, 'is not a repository such as owner/name'],
  [{ github: 'rum@123/site' }, 'is not a repository such as owner/name'],
  [{ github: 'rum@x/site@456' }, 'is not a repository such as owner/name'],
  [{ dmarc: 'strict' }, 'dmarc=strict is not none, quarantine or reject'],
  [{ preload: 'yes' }, 'preload=yes is not true or false'],
  [{ zone: 'example.com' }, 'is not the id of a zone'],
])('readOptions rejects %j with "%s"', (context, sentence) => {
  expect(() => optionsOf(context)).toThrow(sentence);
});
