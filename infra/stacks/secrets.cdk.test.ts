import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { assemblyFolder } from './template.testing.ts';

const project = path.resolve(import.meta.dirname, '../..');

const canary = String(process.env.SECRET_CANARY);

/** The canary that every synthesis has in its environment, and patterns of real secrets. */
const secrets = [
  canary,
  /\b[sr]k_(live|test)_[A-Za-z0-9]{8,}/,
  /\bwhsec_[A-Za-z0-9+/]{8,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
];

function filesWithSecrets(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
  if (files.length === 0) throw new Error(`Empty folder: ${folder}`);
  return files.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return secrets.some((secret) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text)));
  });
}

describe('the scan for secrets', () => {
  it.each([
    ['the planted test secret', canary],
    ['a Stripe key', `const key = "${'sk_live_'}51H8xYzAbCdEfGh"`],
    ['a webhook secret', `{"secret":"${'whsec_'}5WbX5kEWLlfzsGNj"}`],
    ['an AWS key', `${'AKIA'}IOSFODNN7EXAMPLE`],
    ['a private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
  ])('detects %s in a file', (_, text) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
    writeFileSync(path.join(folder, 'index.mjs'), `a;${text};b`);
    expect(filesWithSecrets(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  it.each(['dev', 'prod', 'complete'])(
    'finds no secret in the templates and bundles of the synthesis run %s',
    (run) => {
      expect(filesWithSecrets(assemblyFolder(run))).toEqual([]);
    },
  );

  it.each(['build/functions', 'build/site'])('finds no secret in %s', (folder) => {
    expect(filesWithSecrets(path.join(project, folder))).toEqual([]);
  });
});
