import path from 'node:path';
import { importsOf, type WrittenImport } from './imports-of.ts';
import { type Room, rooms } from './rooms.ts';

const forbiddenNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib'];
const barrelAllowed = 'shared/contracts/registry.ts';
const isTest = (file: string) => /\.(test|testing)\.tsx?$/.test(file);

/**
 * What a file does against the rules of the house: one sentence each, none for a good file.
 *
 * @param file path from the project's top, with forward slashes
 */
export function importProblems(file: string, text: string): string[] {
  const room = roomOf(file);
  const imports = importsOf(file, text);
  return [
    ...nameProblems(file),
    ...barrelProblems(file, text),
    ...imports.flatMap((one) => problemsOf(one, file, room)),
  ];
}

function nameProblems(file: string): string[] {
  const parts = file.split('/').map((part) => part.replace(/\..*$/, ''));
  return parts
    .filter((part) => forbiddenNames.includes(part))
    .map((part) => `${file}: "${part}" says nothing; name the file or folder after what it holds`);
}

function barrelProblems(file: string, text: string): string[] {
  if (file === barrelAllowed) return [];
  const isBarrel = /^index\.tsx?$/.test(path.posix.basename(file)) || /^export \* from/m.test(text);
  return isBarrel ? [`${file}: is a barrel; import from the file that declares the name`] : [];
}

function roomOf(file: string): Room | undefined {
  const fitting = rooms.filter((room) => folderOf(room, file) !== undefined);
  return fitting.sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** The folder of the room that the file is in, with the names filled in: `functions/endpoints/create-booking`. */
function folderOf(room: Room, file: string): string | undefined {
  const pattern = room.folder.split('/');
  const own = file.split('/').slice(0, pattern.length);
  const fits =
    own.length === pattern.length && pattern.every((part, place) => part === '*' || part === own[place]);
  return fits && file.length > own.join('/').length ? own.join('/') : undefined;
}

function problemsOf({ of, typesOnly }: WrittenImport, file: string, room: Room | undefined): string[] {
  const isFile = of.startsWith('.');
  const target = isFile ? path.posix.join(path.posix.dirname(file), of) : packageOf(of);
  if (room === undefined) return [];
  const isAllowed = isFile ? mayImportFile(room, file, target) : mayImportPackage(room, file, target);
  const needsTypesOnly = (room.typesOnly ?? []).some((one) => isWithin(target, one));
  if (needsTypesOnly && !isWithin(target, folderOf(room, file) ?? '')) {
    return typesOnly ? [] : [`${file}: may import nothing but types from ${target}`];
  }
  return isAllowed ? [] : [`${file}: may not import ${target}`];
}

function mayImportFile(room: Room, file: string, target: string): boolean {
  const forTests = isTest(file) ? (room.testFiles ?? []) : [];
  return [folderOf(room, file) ?? '', ...room.files, ...forTests].some((allowed) =>
    isWithin(target, allowed),
  );
}

function mayImportPackage(room: Room, file: string, name: string): boolean {
  if (room.packages === 'any' || isTest(file)) return true;
  return room.packages.some(
    (allowed) => allowed === name || (allowed === 'node:*' && name.startsWith('node:')),
  );
}

function isWithin(target: string, allowed: string): boolean {
  return target === allowed || target.startsWith(`${allowed}/`);
}

/** `@aws-sdk/client-sqs` of `@aws-sdk/client-sqs/dist/x`, `zod` of `zod/mini`. */
function packageOf(specifier: string): string {
  return specifier.startsWith('node:')
    ? specifier
    : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
