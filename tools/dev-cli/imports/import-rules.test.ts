import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../infra/build/project.ts';
import { importProblems } from './import-rules.ts';
import { importsOf } from './imports-of.ts';

const files = globSync(
  ['infra/**/*.{ts,tsx,mjs}', 'functions/**/*.{ts,tsx}', 'shared/**/*.ts', 'web/**/*.{ts,tsx}'],
  {
    cwd: projectFolder,
    exclude: ['**/.react-router/**', '**/node_modules/**', '**/.cache/**'],
  },
);
const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

it('holds in every file of the four rooms', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => importProblems(file, read(file)))).toEqual([]);
});

describe('what would be refused', () => {
  it.each([
    ['shared/booking/slots.ts', "import { readFileSync } from 'node:fs';", 'may not import node:fs'],
    ['shared/booking/slots.ts', "import { App } from 'aws-cdk-lib';", 'may not import aws-cdk-lib'],
    [
      'shared/booking/slots.ts',
      "import { x } from '../../functions/stores/bookings/bookings.ts';",
      'may not import functions/stores',
    ],
    [
      'functions/stores/bookings/bookings.ts',
      "import { x } from '../kernel/endpoint.ts';",
      'may not import functions/kernel',
    ],
    [
      'functions/mail/mime.ts',
      "import { x } from '../stores/bookings.ts';",
      'may not import functions/stores',
    ],
    [
      'functions/kernel/endpoint.ts',
      "import { x } from '@aws-sdk/client-sqs';",
      'may not import @aws-sdk/client-sqs',
    ],
    ['functions/kernel/endpoint.ts', "import { x } from 'aws-lambda';", 'nothing but types from aws-lambda'],
    [
      'functions/endpoints/create-booking/handler.ts',
      "import { x } from '../find-bookings/find-bookings.ts';",
      'may not import functions/endpoints/find-bookings',
    ],
    [
      'functions/workers/send-mail/send-mail.ts',
      "import { x } from '../../endpoints/create-booking/create-booking.ts';",
      'may not import functions/endpoints',
    ],
    [
      'functions/workers/send-mail/send-mail.ts',
      "import { createMail } from '../../local-stack/ses/mail.ts';",
      'may not import tools/local-stack/ses/mail.ts',
    ],
    [
      'infra/constructs/endpoint.ts',
      "import { Env } from '../../functions/endpoints/create-booking/env.ts';",
      'nothing but types from functions/endpoints/create-booking/env.ts',
    ],
    [
      'infra/constructs/endpoint.ts',
      "import { x } from '../../functions/stores/bookings/bookings.ts';",
      'may not import functions/stores',
    ],
    [
      'infra/constructs/endpoint.ts',
      "import { x } from '../../web/app/routes.ts';",
      'may not import web/app',
    ],
    [
      'web/app/ui/button.tsx',
      "import { x } from '../features/calendar/month.tsx';",
      'may not import web/app/features',
    ],
    ['web/app/ui/button.tsx', "import { x } from '../api/client.ts';", 'may not import web/app/api'],
    [
      'web/app/features/calendar/month.tsx',
      "import { x } from '../slots/slot.tsx';",
      'may not import web/app/features/slots',
    ],
    [
      'web/app/features/calendar/month.tsx',
      "import { x } from '../../routes/tours.tsx';",
      'may not import web/app/routes',
    ],
    [
      'web/app/api/find-day.ts',
      "import { findBookings } from '../../../shared/contracts/find-bookings.ts';",
      'nothing but types from shared/contracts',
    ],
    [
      'web/app/api/find-day.ts',
      "import { type FindBookings } from '../../../shared/contracts/find-bookings.ts';",
      'nothing but types from shared/contracts',
    ],
    [
      'web/app/routes/tours.tsx',
      "const x = await import('../../../functions/mail/mime.ts');",
      'may not import functions/mail',
    ],
    ['shared/booking/index.ts', 'export const x = 1;', 'is a barrel'],
    ['shared/booking/all.ts', "export * from './slots.ts';", 'is a barrel'],
    ['web/app/utils/dates.ts', 'export const x = 1;', '"utils" says nothing'],
    ['functions/kernel/helpers.ts', 'export const x = 1;', '"helpers" says nothing'],
  ])('%s: %s', (file, text, problem) => {
    expect(importProblems(file, text)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('what is allowed', () => {
  it.each([
    ['shared/contracts/find-bookings.ts', "import * as z from 'zod/mini';"],
    ['shared/contracts/registry.ts', "export * from './find-bookings.ts';"],
    ['shared/booking/slots.test.ts', "import { it } from 'vitest';"],
    ['functions/kernel/endpoint.ts', "import type { Context } from 'aws-lambda';"],
    ['functions/endpoints/create-booking/handler.ts', "import { x } from './create-booking.ts';"],
    [
      'infra/constructs/endpoint.ts',
      "import type { Env } from '../../functions/endpoints/create-booking/env.ts';",
    ],
    [
      'infra/constructs/endpoint.ts',
      "type Env = import('../../functions/endpoints/create-booking/env.ts').Env;",
    ],
    [
      'web/app/api/find-day.ts',
      "import type { FindBookings } from '../../../shared/contracts/find-bookings.ts';",
    ],
    [
      'functions/workers/send-mail/send-mail.test.ts',
      "import { createMail } from '../../local-stack/ses/mail.ts';",
    ],
    ['web/app/routes/tours.tsx', "import { Month } from '../features/calendar/month.tsx';"],
  ])('%s: %s', (file, text) => {
    expect(importProblems(file, text)).toEqual([]);
  });
});

describe('what reaches the browser', () => {
  it('has no validator, no Node module and nothing of AWS', () => {
    const reached = packagesReachedFrom(files.filter(isWhereTheBrowserStarts));
    expect(reached).toContain('react');
    expect(reached.filter((name) => /^(zod|node:|@aws-sdk|aws-|@middy)/.test(name))).toEqual([]);
  });
});

function isWhereTheBrowserStarts(file: string): boolean {
  return /^web\/app\/(root|entry\.client|routes\/.*)\.tsx$/.test(file) && !/\.(test|testing)\./.test(file);
}

/** Follows the imports that are left when types are stripped. */
function packagesReachedFrom(start: string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set(start);
  for (const file of seen) {
    for (const { of, typesOnly } of importsOf(file, read(file))) {
      if (typesOnly) continue;
      if (!of.startsWith('.')) packages.add(of);
      const target = path.posix.join(path.posix.dirname(file), of);
      if (of.startsWith('.') && /\.tsx?$/.test(target) && existsSync(path.join(projectFolder, target)))
        seen.add(target);
    }
  }
  return [...packages];
}
