import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../terminal/report-failure.ts';
import { camelCase } from './camel-case.ts';
import { type Caller, contractPath, endpointFiles, routeOf } from './endpoint-files.ts';

/** Who calls the endpoints of each part of the registry. */
const callers: Readonly<Record<string, Caller>> = { guest: 'guests', staff: 'floor', office: 'manager' };

export const domains = Object.keys(callers);

/**
 * Writes the files of a new endpoint, and its lines in the tables of routes, contracts and access.
 *
 * @param root folder of the project
 * @param name verb and noun, such as `find-gift`
 * @param domain which part of the registry it belongs to
 * @returns paths of the written files, those of the endpoint first
 * @throws CommandError if the name is invalid, or there is no such domain
 */
export function addEndpoint(root: string, name: string, domain: string): string[] {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) {
    throw new CommandError(`An endpoint is named after a verb and a noun, such as find-gift: not ${name}`);
  }
  const caller = callers[domain];
  if (caller === undefined) {
    throw new CommandError(`There is no domain ${domain}; there are: ${domains.join(', ')}`);
  }
  const files = endpointFiles(name, caller);
  const existing = Object.keys(files).find((file) => existsSync(path.join(root, file)));
  if (existing !== undefined) throw new CommandError(`There is already ${existing}`);

  const variable = camelCase(name);
  const { method, path: route } = routeOf(name, caller);
  const contract = contractPath(name, caller);
  const importPath = contract.replace('shared/contracts', '.');
  const edits: Readonly<Record<string, (text: string) => string>> = {
    [`shared/contracts/${caller === 'guests' ? 'public-' : ''}endpoints.ts`]: (text) =>
      withEntry(text, `${variable}: { method: '${method}', path: '${route}' }`),
    'shared/contracts/registry.ts': (text) =>
      withImport(withRegistryLine(text, domain, variable), variable, `${importPath}.ts`),
    'shared/contracts/access-by-endpoint.ts': (text) =>
      withImport(withEntry(text, variable), variable, `${importPath}.access.ts`),
  };
  const editedFiles = Object.entries(edits).map(
    ([file, edit]) => [file, edit(readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  const writtenFiles = [...Object.entries(files), ...editedFiles];
  for (const [file, text] of writtenFiles) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return writtenFiles.map(([file]) => file);
}

/** Adds an entry to the first object that ends in `satisfies` or `as const`: the table of the file. */
const withEntry = (text: string, entry: string): string =>
  replaceOnce(text, /^\} (satisfies|as const)/m, `  ${entry},\n} $1`);

const withImport = (text: string, variable: string, from: string): string =>
  `import { ${variable} } from '${from}';\n${text}`;

const withRegistryLine = (text: string, domain: string, variable: string): string =>
  replaceOnce(text, new RegExp(`(export const ${domain}Contracts = \\{[^}]*)`), `$1  ${variable},\n`);

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text))
    throw new CommandError(`Found no line to insert the endpoint at (${pattern.source})`);
  return text.replace(pattern, replacement);
}
