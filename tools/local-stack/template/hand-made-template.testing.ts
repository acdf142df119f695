import { readAssembly } from './assembly.ts';
import { type HandMadeParts, writeAssembly } from './hand-made-assembly.testing.ts';
import type { LocalNames } from './local-names.ts';
import { resolveTemplate, type Template } from './template.ts';

const names: LocalNames = {
  region: 'ap-southeast-2',
  accountId: '000000000000',
  siteUrl: 'http://localhost:3000',
  apiUrl: 'http://127.0.0.1:4001',
  awsUrl: 'http://127.0.0.1:4002',
  tablePrefix: '',
};

/** The resolved template of these parts. */
export async function templateOf(parts: HandMadeParts): Promise<Template> {
  const assembly = await writeAssembly(parts);
  try {
    return resolveTemplate(readAssembly(assembly.folder), names);
  } finally {
    assembly.remove();
  }
}
