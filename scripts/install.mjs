/** Completes `node_modules`, with the pinned Node in it, on a machine that may have only Node 20 and npm. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdInstallLock } from './installLock.mjs';
import { chooseNode, planInstall, tooOld } from './installPlan.mjs';
import { installEnvironment, npmCommand } from './npmCommand.mjs';
import { systemSentence } from './systemSentence.mjs';

/** A problem that the reader can act upon; its message is shown without a stack. */
class SetUpProblem extends Error {}

/** @param {string} path */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.agencylens-installed');

/** @param {string} root */
const locksOf = (root) =>
  ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']
    .map((path) => readIfThere(join(root, path)) ?? '')
    .reduce((hash, content) => hash.update(`${content.length}:`).update(content), createHash('sha256'))
    .digest('hex');

/** @param {string} root */
const pinnedNode = (root) => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', 'node', 'bin', name);
};

/** @param {string} root @returns {string} */
const wantedNode = (root) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;

/** @param {string} program */
const versionOf = (program) => {
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 ? answer.stdout.trim() : null;
};

/** Without a link in `.bin`, `npm run` would not find the pinned Node. @param {string} root */
const linkedVersion = (root) =>
  existsSync(join(root, 'node_modules', '.bin', 'node')) ? versionOf(pinnedNode(root)) : null;

/**
 * @typedef {(pid: number) => void} Follow Hears of the process that installs, which may outlive this one.
 * @typedef {{ code: number | null, said: string }} Ended
 */

/** @param {string} root @param {string[]} args @param {Follow} follow @returns {Promise<Ended>} */
const runNpm = (root, args, follow) =>
  new Promise((resolve) => {
    const npm = npmCommand(process.env, process.platform);
    const child = spawn(npm.command, [...npm.args, ...args], {
      cwd: root,
      env: installEnvironment(root, process.env),
      shell: npm.shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        said += text;
      });
    child.on('error', (problem) => resolve({ code: null, said: problem.message }));
    child.on('close', (code) => resolve({ code, said: said.trim() }));
    if (child.pid !== undefined) follow(child.pid);
  });

/**
 * Not `npm ci`: behind a registry without some platforms' optional packages, npm writes a lock file that `npm
 * ci` refuses. `--no-save` changes no tracked file.
 * @param {string} root
 * @param {Follow} follow
 */
const installPackages = async (root, follow) => {
  const wanted = ['--no-save', '--include=dev', '--include=optional'];
  const args = ['install', ...wanted, '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, said } = await runNpm(root, args, follow);
  if (code === 0) return;
  throw new SetUpProblem(systemSentence(said) ?? `npm could not install the packages:\n\n${said}`);
};

/** For machines where install scripts are switched off. @param {string} root @param {Follow} follow */
const setUpNode = (root, follow) =>
  runNpm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], follow);

/** @param {string} root */
const installedLocks = (root) => readIfThere(stampPath(root));

/** @param {string} root */
const readState = (root) => ({
  locks: locksOf(root),
  installedLocks: installedLocks(root),
  nodeVersion: linkedVersion(root),
  wantedNode: wantedNode(root),
});

/** @param {string} root @param {(line: string) => void} say @param {Follow} follow */
const installAll = async (root, say, follow) => {
  say('Installing packages: about half a minute, once.');
  rmSync(stampPath(root), { force: true });
  await installPackages(root, follow);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampPath(root), locksOf(root));
};

/**
 * Brings `node_modules` to the lock file's state; a second call does nothing. @param {string} root The
 * project's folder. @param {(line: string) => void} say Gets a sentence before anything that takes time.
 * @returns {Promise<string>} The path of the Node to run scripts with. @throws {SetUpProblem} when npm fails
 * or no usable Node is there.
 */
export const install = async (root, say) => {
  const refusal = tooOld(process.version);
  if (refusal) throw new SetUpProblem(refusal);
  if (planInstall(readState(root)) !== 'ready') {
    const work = async (/** @type {Follow} */ follow) => {
      if (planInstall(readState(root)) === 'install') await installAll(root, say, follow);
      if (planInstall(readState(root)) === 'setUpNode') await setUpNode(root, follow);
    };
    await holdInstallLock(join(root, 'node_modules'), work, say);
  }
  const node = chooseNode({
    pinned: pinnedNode(root),
    pinnedVersion: linkedVersion(root),
    wanted: wantedNode(root),
    own: process.execPath,
    ownVersion: process.version,
  });
  if (node === null)
    throw new SetUpProblem(
      `The pinned Node ${wantedNode(root)} does not run on this machine. Install Node 24 or later and try again.`,
    );
  return node;
};

/**
 * A message for a problem that the reader can solve; null for a bug, which keeps its stack. @param {unknown}
 * problem @returns {string | null}
 */
export const sentenceFor = (problem) =>
  problem instanceof SetUpProblem ? problem.message : systemSentence(problem);
