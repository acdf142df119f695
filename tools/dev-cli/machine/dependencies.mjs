import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, missingNode } from './requirements.mjs';

const secondsBetweenLines = 5;

/**
 * Installs the dependencies when they are missing or differ from the lock file.
 *
 * @param {string} root folder of package.json
 * @returns {Promise<string | undefined>} the remedy if the installation failed
 */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return undefined;
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log('Installing dependencies (once for each lock file; takes about a minute)');
  const progress = setInterval(
    () => console.log(`  still installing, ${seconds()} s`),
    secondsBetweenLines * 1000,
  );
  const failure = await npmCi(root);
  clearInterval(progress);
  if (failure !== undefined) {
    console.error(failure);
    return 'Installing the dependencies failed: see the lines above, check the network, and run the command again.';
  }
  console.log(`Installed in ${seconds()} s`);
  return isInstalled(root) ? undefined : missingNode;
}

/**
 * Compares contents, not times, so that switching branches back and forth installs nothing.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const installed = packagesOf(path.join(root, 'node_modules/.package-lock.json'));
  const requested = packagesOf(path.join(root, 'package-lock.json'));
  if (installed === undefined || requested === undefined) return false;
  return findDifferences(requested, installed).length === 0 && findNode(root) !== undefined;
}

/**
 * @typedef {Record<string, {version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}>} Packages
 * @param {Packages} requested packages of the lock file
 * @param {Packages} installed packages of npm's list in node_modules
 * @returns {string[]} paths of packages that are missing or have another version
 */
export function findDifferences(requested, installed) {
  return Object.entries(requested)
    .filter(([location, { optional }]) => location !== '' && !(optional && installed[location] === undefined))
    .filter(
      ([location, { version, integrity }]) =>
        installed[location]?.version !== version || installed[location]?.integrity !== integrity,
    )
    .map(([location]) => location);
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} npm's output when it failed
 */
async function npmCi(root) {
  // Does not use the project's Node: npm first removes node_modules, including that Node.
  const searchPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter);
  const { NODE: _, npm_node_execpath: __, ...environment } = process.env;
  const npm = spawn('npm', ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...environment, PATH: searchPath },
    shell: process.platform === 'win32',
  });
  let output = '';
  npm.stdout.on('data', (part) => (output += part));
  npm.stderr.on('data', (part) => (output += part));
  return await new Promise((resolve) => {
    npm.on('error', (error) => resolve(error.message));
    npm.on('exit', (code) => resolve(code === 0 ? undefined : output));
  });
}
