import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../terminal/exit-with-error.ts';
import { endpointFiles } from './endpoint-files.ts';
import { camelCase, pascalCase } from './names.ts';

/**
 * Writes the files of a new endpoint and its lines in the contract registry and the stack.
 *
 * @param root folder of the project
 * @param name verb and noun, such as `find-gift`
 * @param domain which file of `infra/api` it belongs to: `booking`, `operator`, `shop`
 * @returns the files written, from the root, those of the endpoint first
 * @throws PlainProblem when the name is not usable, or there is no such domain
 */
export function addEndpoint(root: string, name: string, domain: string): string[] {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) {
    throw new CommandError(`An endpoint is named after a verb and a noun, such as find-gift: not ${name}`);
  }
  const files = endpointFiles(name);
  const existing = Object.keys(files).find((file) => existsSync(path.join(root, file)));
  if (existing !== undefined) throw new CommandError(`There is already ${existing}`);
  const stack = `infra/api/${domain}-endpoints.ts`;
  if (!existsSync(path.join(root, stack))) {
    const domains = globSync('infra/api/*-endpoints.ts', { cwd: root }).map((file) =>
      path.basename(file, '-endpoints.ts'),
    );
    throw new CommandError(`There is no domain ${domain}; there are: ${domains.sort().join(', ')}`);
  }

  const registry = 'shared/contracts/registry.ts';
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const written: Record<string, string> = {
    ...files,
    [registry]: withContract(read(registry), name),
    [stack]: withRoute(read(stack), name),
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(written);
}

function withContract(registry: string, name: string): string {
  const variable = camelCase(name);
  return `import { ${variable} } from './${name}.ts';\n${replaceLast(registry, '];', `  ${variable},\n];`)}`;
}

function withRoute(stack: string, name: string): string {
  const variable = camelCase(name);
  const route = `  add('${pascalCase(name)}', ${variable});\n}\n`;
  return `import { ${variable} } from '../../shared/contracts/${name}.ts';
${replaceLast(stack, '}\n', route)}`;
}

function replaceLast(text: string, requested: string, replacement: string): string {
  const at = text.lastIndexOf(requested);
  return `${text.slice(0, at)}${replacement}${text.slice(at + requested.length)}`;
}
