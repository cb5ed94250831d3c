/** Makes `node_modules` complete, with the pinned Node in it, on a machine that may have nothing but Node 20 and npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdInstallLock } from './installLock.mjs';
import { chooseNode, planInstall, tooOld } from './installPlan.mjs';
import { installEnvironment, npmCommand } from './npmCommand.mjs';

/** A problem that the reader can act upon; its message is shown without a stack. */
export class SetUpProblem extends Error {}

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

/** @param {string} root @param {string[]} args */
const runNpm = (root, args) => {
  const npm = npmCommand(process.env, process.platform);
  return spawnSync(npm.command, [...npm.args, ...args], {
    cwd: root,
    env: installEnvironment(root, process.env),
    shell: npm.shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
};

/**
 * Not `npm ci`. Behind a registry that lacks some platforms' optional packages, npm writes a lock file that `npm ci` refuses and
 * `npm install` keeps to. It changes no tracked file (`--no-save`), and installs what tests need whatever the machine's settings
 * omit.
 * @param {string} root
 */
const installPackages = (root) => {
  const wanted = ['--no-save', '--include=dev', '--include=optional'];
  const done = runNpm(root, ['install', ...wanted, '--no-audit', '--no-fund', '--loglevel=error']);
  if (done.status === 0) return;
  const said = done.error ? done.error.message : `${done.stdout}${done.stderr}`.trim();
  throw new SetUpProblem(`npm could not install the packages:\n\n${said}`);
};

/** For when the installation ran no scripts: they may be switched off on this machine. @param {string} root */
const setUpNode = (root) => runNpm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);

/** @param {string} root */
const installedLocks = (root) => readIfThere(stampPath(root));

/** @param {string} root */
const readState = (root) => ({
  locks: locksOf(root),
  installedLocks: installedLocks(root),
  nodeVersion: linkedVersion(root),
  wantedNode: wantedNode(root),
});

/** @param {string} root @param {(line: string) => void} say */
const installAll = (root, say) => {
  say('Installing packages: about half a minute, once.');
  rmSync(stampPath(root), { force: true });
  installPackages(root);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampPath(root), locksOf(root));
};

/**
 * Brings `node_modules` to what the lock file says, when it is not there yet; a second call does nothing.
 * @param {string} root The project's folder.
 * @param {(line: string) => void} say Gets a sentence before anything that takes time.
 * @returns {Promise<string>} The path of the Node to run scripts with.
 * @throws {SetUpProblem} when npm fails or no usable Node is there.
 */
export const install = async (root, say) => {
  const refusal = tooOld(process.version);
  if (refusal) throw new SetUpProblem(refusal);
  if (planInstall(readState(root)) !== 'ready') {
    await holdInstallLock(join(root, 'node_modules'), () => {
      if (planInstall(readState(root)) === 'install') installAll(root, say);
      if (planInstall(readState(root)) === 'setUpNode') setUpNode(root);
    });
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
