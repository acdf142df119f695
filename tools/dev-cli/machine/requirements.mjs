// Requirements of the machine. The message of each problem names the remedy.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Sufficient to install the dependencies and start the project's Node. */
const minNode = 20;
/** The Lambda runtime's version. */
const projectNode = 24;
const minJava = 17;

/**
 * @param {string} version for example `20.20.2`
 * @returns {string | undefined} the remedy; undefined if this Node suffices
 */
export function nodeProblem(version) {
  if (Number.parseInt(version, 10) >= minNode) return undefined;
  return `Node ${version} is too old: install Node ${minNode} or newer (https://nodejs.org) and run the command again.`;
}

/**
 * Finds the project's Node, or the machine's where the registry has no package for this platform.
 *
 * @param {string} root folder of package.json
 * @param {{file: string, version: string}} machine
 * @returns {string | undefined} the file to run; undefined when neither suffices
 */
export function findNode(root, machine = { file: process.execPath, version: process.versions.node }) {
  const localNode = path.join(root, 'node_modules/.bin/node');
  if (spawnSync(localNode, ['--version']).status === 0) return localNode;
  return Number.parseInt(machine.version, 10) >= projectNode ? machine.file : undefined;
}

export const missingNode = `The npm registry has no Node ${projectNode} for this machine (${process.platform} ${process.arch}), or the download failed: install Node ${projectNode} or newer (https://nodejs.org) and run the command again.`;

/** @returns {string | undefined} the remedy; undefined if this machine's Java suffices */
export function javaProblem() {
  const run = spawnSync('java', ['-version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: pathWithJava() },
  });
  return javaProblemOf(run.error === undefined && run.status === 0 ? run.stderr : undefined);
}

/**
 * @param {string | undefined} output of `java -version`; undefined without Java
 * @returns {string | undefined}
 */
export function javaProblemOf(output) {
  const remedy = `install Java ${minJava} or newer (https://adoptium.net), which DynamoDB Local needs, and run the command again.`;
  const version = output === undefined ? undefined : /version "([^"]+)"/.exec(output)?.[1];
  if (version === undefined) return `Java is missing: ${remedy}`;
  // Java 8 and older report themselves as 1.x.
  const major = Number.parseInt(version.replace(/^1\./, ''), 10);
  return major >= minJava ? undefined : `Java ${version} is too old: ${remedy}`;
}

/** @returns {string} the search path, with the Java of JAVA_HOME (if any) last */
export function pathWithJava() {
  const searchPath = process.env.PATH ?? '';
  const home = process.env.JAVA_HOME;
  if (home === undefined || !existsSync(path.join(home, 'bin'))) return searchPath;
  return [searchPath, path.join(home, 'bin')].join(path.delimiter);
}
