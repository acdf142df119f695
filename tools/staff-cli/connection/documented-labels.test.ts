import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';

// Runbooks write the labels of screens in italics: the person on call looks for exactly these words.

const read = (file: string): string => readFileSync(path.join(projectFolder, file), 'utf8');
const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/^(?:fr|bi)\/|\.test/.test(file))
    .map((file) => `${folder}/${file}`);

/** Labels of the consoles of AWS and Stripe, and of the page `/__local`. */
const externalLabels = new Set([
  '3h',
  'Account dashboard',
  'Account or billing support',
  'Actions',
  'Active',
  'All alarms',
  'Alternate domain name',
  'Attributes',
  'Backups',
  'Balances',
  'Behaviors',
  'Concurrency',
  'Concurrent executions',
  'Configuration',
  'Configuration, Triggers',
  'Copy',
  'Create case',
  'Create on-demand backup',
  'Dashboard',
  'Dashboards',
  'Delete',
  'Delete secret',
  'Developers, Events',
  'Developers, Webhooks',
  'Domains',
  'Edit',
  'Enable',
  'Enabled',
  'Environments',
  'Error pages',
  'Event history',
  'General',
  'Global (CloudFront)',
  'Log groups',
  'Logs Insights',
  'Origins',
  'Pipes',
  'Poll for messages',
  'Protect, Throttling',
  'Protected resources',
  'Purge',
  'Queues',
  'Rate limit',
  'Redact',
  'Renewal status',
  'Reputation metrics',
  'Request confirmation',
  'Reserve concurrency',
  'Resend',
  'Restore',
  'Run query',
  'Running',
  'Save',
  'Save changes',
  'Save rule',
  'Scheduler',
  'Security credentials',
  'Send and receive messages',
  'Send message',
  'Settings',
  'Start DLQ redrive',
  'Status',
  'Support Center',
  'System',
  'Tables',
  'Text messaging',
  'Topics',
  'Traces',
  'Traffic overview',
  'Triggers',
  'Use unreserved account concurrency',
  'Vaults',
  'View in metrics',
]);

/** Words in italics that are not labels. */
const emphasized = new Set([
  'A flood from many addresses',
  'Burn',
  'Chrome on Linux',
  'In copy',
  'Its key',
  'No webhooks',
  'On a new domain',
  'Our booking system is down; come as your ticket says, or call us',
  'Safari on Mac',
  'Wakes',
  'needs a look',
]);

/** Texts of the product; each value in a template matches any text. */
const texts = [
  ...filesIn('web/app/content', /\.ts$/),
  ...filesIn('tools/staff-cli', /\.ts$/),
  ...filesIn('functions/email', /\.ts$/),
  ...filesIn('shared', /\.ts$/),
  'infra/monitoring/observability.ts',
]
  .map(read)
  .join('\n');
const templates = [...texts.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(
  ([, template = '']) =>
    new RegExp(
      `^${template
        .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+')}$`,
      'i',
    ),
);
const words = texts.toLowerCase();

const isProductLabel = (label: string): boolean =>
  label.split(', ').every((part) => words.includes(part.toLowerCase())) ||
  templates.some((template) => template.source.length > 12 && template.test(label));

it.each(filesIn('infra/runbooks', /\.md$/))(
  'the labels of screens that %s names exist in the product or are known labels of other services',
  (runbook) => {
    const text = read(runbook).replaceAll(/```[\s\S]*?```/g, '');
    const labels = [...text.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, label = '']) => label);
    const unknown = labels.filter(
      (label) => !externalLabels.has(label) && !emphasized.has(label) && !isProductLabel(label),
    );
    expect(unknown).toEqual([]);
  },
);

it('the check of labels in runbooks reports a label that the console does not have', () => {
  expect(isProductLabel('Switch 2:00 PM Tour to French')).toBe(true);
  expect(isProductLabel('Hold 2:00 PM Tour in French')).toBe(false);
});
