// What a machine must have. Each problem is one sentence that says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Enough to install and to hand over to the project's own. */
const minNode = 20;
/** What the functions run on in AWS. */
const projectNode = 24;
const minJava = 17;

/**
 * @param {string} version for example `20.20.2`
 * @returns {string | undefined} what to do, or nothing when this Node will do
 */
export function nodeProblem(version) {
  if (Number.parseInt(version, 10) >= minNode) return undefined;
  return `Node ${version} is too old: install Node ${minNode} or newer (https://nodejs.org) and run the command again.`;
}

/**
 * The project's own Node, the very one that its tests have run on; that of the machine where the registry has no package
 * of the own for it, as there is none of every version for every platform.
 *
 * @param {string} root folder of package.json
 * @param {{file: string, version: string}} machine
 * @returns {string | undefined} the file to run, or nothing when neither will do
 */
export function nodeFor(root, machine = { file: process.execPath, version: process.versions.node }) {
  const own = path.join(root, 'node_modules/.bin/node');
  if (spawnSync(own, ['--version']).status === 0) return own;
  return Number.parseInt(machine.version, 10) >= projectNode ? machine.file : undefined;
}

/** What to do when neither will. */
export const missingNode = `There is no Node ${projectNode} in the npm registry for this machine (${process.platform} ${process.arch}), or it could not be fetched: install Node ${projectNode} or newer (https://nodejs.org) and run the command again.`;

/** @returns {string | undefined} what to do, or nothing when the Java of this machine will do */
export function javaProblem() {
  const run = spawnSync('java', ['-version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: pathWithJava() },
  });
  return javaProblemOf(run.error === undefined && run.status === 0 ? run.stderr : undefined);
}

/**
 * @param {string | undefined} answer what `java -version` printed, or nothing when there is no Java
 * @returns {string | undefined}
 */
export function javaProblemOf(answer) {
  const wanted = `install Java ${minJava} or newer (https://adoptium.net), which the local database runs on, and run the command again.`;
  const version = answer === undefined ? undefined : /version "([^"]+)"/.exec(answer)?.[1];
  if (version === undefined) return `Java is missing: ${wanted}`;
  // Up to Java 8 the version was written 1.8.
  const major = Number.parseInt(version.replace(/^1\./, ''), 10);
  return major >= minJava ? undefined : `Java ${version} is too old: ${wanted}`;
}

/** @returns {string} the search path, with the Java that JAVA_HOME names (if any) as the last choice */
export function pathWithJava() {
  const searchPath = process.env.PATH ?? '';
  const home = process.env.JAVA_HOME;
  if (home === undefined || !existsSync(path.join(home, 'bin'))) return searchPath;
  return [searchPath, path.join(home, 'bin')].join(path.delimiter);
}
