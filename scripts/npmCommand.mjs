/** Finds the npm command for a script, however the script was started. */
import { basename, delimiter, join, sep } from 'node:path';

/**
 * @typedef {{ command: string, args: string[], shell: boolean }} Command
 * @typedef {Record<string, string | undefined>} Environment
 */

/**
 * The npm that runs this script, else the one on the path, which Windows finds only through a shell. @param
 * {Environment} env @param {string} platform @returns {Command}
 */
export const npmCommand = (env, platform) => {
  const script = env.npm_execpath;
  if (script && basename(script) === 'npm-cli.js')
    return { command: env.npm_node_execpath ?? 'node', args: [script], shell: false };
  return { command: 'npm', args: [], shell: platform === 'win32' };
};

/** @param {Environment} env */
const pathName = (env) => Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';

/** @param {Environment} env */
const pathEntries = (env) => (env[pathName(env)] ?? '').split(delimiter).filter((entry) => entry !== '');

/** @param {string} entry @param {string} folder */
const isWithin = (entry, folder) => entry === folder || entry.startsWith(folder + sep);

/**
 * The environment in which the project's own programs, the pinned Node first, precede the machine's. @param
 * {string} root The project's folder. @param {Environment} env @returns {Environment}
 */
export const pinnedEnvironment = (root, env) => {
  const first = join(root, 'node_modules', '.bin');
  const rest = pathEntries(env).filter((entry) => entry !== first);
  return { ...env, [pathName(env)]: [first, ...rest].join(delimiter) };
};

/**
 * The environment for npm while it replaces `node_modules`: npm must not run on a Node inside that folder.
 * @param {string} root The project's folder. @param {Environment} env @returns {Environment}
 */
export const installEnvironment = (root, env) => {
  const modules = join(root, 'node_modules');
  const kept = pathEntries(env).filter((entry) => !isWithin(entry, modules));
  return { ...env, [pathName(env)]: kept.join(delimiter) };
};
