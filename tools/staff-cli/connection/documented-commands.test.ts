import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { readCommand } from '../read-command.ts';

const documentsIn = (folder: string): string[] =>
  readdirSync(path.join(projectFolder, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...documentsIn('web'),
  ...documentsIn('web/art'),
  ...documentsIn('web/art/film'),
  ...documentsIn('infra'),
  ...documentsIn('tools/staff-cli'),
  ...documentsIn('tools/local-stack'),
  ...documentsIn('infra/runbooks'),
  ...documentsIn('infra/decisions'),
];
const textOf = (page: string): string => readFileSync(path.join(projectFolder, page), 'utf8');

/** Commands after `npm run` in code blocks, without comments, continuation lines joined. */
const commands = pages.flatMap((page) =>
  [
    ...textOf(page)
      .replaceAll('\\\n', ' ')
      .matchAll(/(?:`|^ *)npm run ([^`\n]+)/gm),
  ].map(([, line = '']) => ({
    page,
    line: line.replace(/ #.*$/, '').trim(),
  })),
);
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);

describe('the documentation of the project', () => {
  const ops = commands.flatMap(({ page, line }) => {
    const [, commandLine] = /^ops -- (.*)$/.exec(line) ?? [];
    return commandLine === undefined || commandLine.startsWith('<') || commandLine === '…'
      ? []
      : [[commandLine, page] as const];
  });

  it('contains more than thirty staff commands', () => expect(ops.length).toBeGreaterThan(30));

  it.each(ops)('contains only valid staff commands: "%s" (in %s)', (commandLine) => {
    const words = wordsOf(commandLine.replaceAll(/<[^>]*>|…/g, 'x').replace(/^(\S+)\|\S+/, '$1'));
    expect(() => readCommand(words)).not.toThrow();
  });

  it.each([...new Set(commands.map(({ line }) => line.split(' ')[0] ?? ''))])(
    'names only existing scripts: npm run %s',
    (script) => {
      const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
      expect(scripts).toHaveProperty([script]);
    },
  );
});

it.each(pages)('%s runs scripts only with npx node, which is the Node of the project', (page) => {
  expect([...textOf(page).matchAll(/(?:`|^ *)node [^`\n]+\.ts/gm)].map(([line]) => line)).toEqual([]);
});

it.each([
  ['the region', 'export AWS_REGION', 'the regional quotas', 'aws service-quotas', 'infra/DEPLOY.md'],
  ['the region', 'export AWS_REGION', 'the regional sender', 'aws ses', 'infra/DEPLOY.md'],
  ['a test stage', '--stage try', 'prod', 'npm run deploy -- --stage prod', 'infra/DEPLOY.md'],
  [
    'the flip-back of seconds',
    'ops -- flip-back',
    'the rollback',
    'run rollback',
    'infra/runbooks/calls-failing.md',
  ],
  [
    'the revert of the bad commit',
    'Revert the bad commit',
    'the deployment of a fix',
    '--context hurry=true',
    'infra/runbooks/calls-failing.md',
  ],
  [
    'the stage',
    'delete-stack --stack-name PortVilaRum-try\n',
    'the firewall that its distribution uses',
    'delete-stack --region us-east-1 --stack-name PortVilaRum-try-Firewall',
    'infra/runbooks/remove-a-stage.md',
  ],
  ['the console', '*Save rule*', 'a release', '`callsPerAddress`', 'infra/runbooks/firewall.md'],
])('%s ("%s") comes before %s ("%s") in %s', (_, first, _then, second, page) => {
  const [firstAt, secondAt] = [first, second].map((text) => textOf(page).indexOf(text));
  expect(firstAt).toBeGreaterThan(-1);
  expect(secondAt).toBeGreaterThan(firstAt ?? 0);
});

const linksIn = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);

it('the documentation has more than 100 links between pages', () => {
  expect(pages.flatMap(linksIn).length).toBeGreaterThan(100);
});

it.each(pages)('every link in %s leads to an existing file', (page) => {
  const links = linksIn(page);
  const missing = links.filter((link) => !existsSync(path.resolve(projectFolder, path.dirname(page), link)));
  expect(missing).toEqual([]);
});

it('the log codes and message types that runbooks name exist in the code', () => {
  const source = readdirSync(path.join(projectFolder, 'functions'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.testing)\.ts$/.test(file))
    .map((file) => textOf(`functions/${file}`))
    .concat(textOf('shared/events/due-event.ts'), textOf('shared/events/email-event.ts'))
    .join('\n');
  const mentioned = documentsIn('infra/runbooks').flatMap((page) =>
    [...textOf(page).matchAll(/[`"]([a-z]+\.[a-z-]+)[`"]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !/\.(?:ts|md|html|csv|json)$/.test(name)),
  );
  expect(new Set(mentioned).size).toBeGreaterThan(10);
  expect(mentioned.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

it('the files named in the advice of npm run ops -- doctor exist', () => {
  const folder = 'tools/staff-cli/doctor';
  const mentioned = readdirSync(path.join(projectFolder, folder)).flatMap((file) =>
    [
      ...textOf(`${folder}/${file}`).matchAll(/(?<!\/)\b(?:infra|shared|web)\/[\w/.-]+\.(?:md|ts)\b(?!')/g),
    ].map(([match]) => match),
  );
  expect(new Set(mentioned).size).toBeGreaterThan(6);
  expect(mentioned.filter((file) => !existsSync(path.join(projectFolder, file)))).toEqual([]);
});
