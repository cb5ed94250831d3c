/** Lets one process at a time install, and clears away what a dead one left half done. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const lockName = '.agencylens-installing';

const pollEvery = 250;

/** @param {unknown} problem */
const codeOf = (problem) => /** @type {NodeJS.ErrnoException} */ (problem).code;

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return codeOf(problem) === 'EPERM';
  }
};

/** @param {string} path */
const takeLock = (path) => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false;
    throw problem;
  }
};

/** A holder that has not written yet gives 0, the own group, which runs. @param {string} path */
const holdersOf = (path) => {
  try {
    return readFileSync(path, 'utf8').split(' ').map(Number);
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return null;
    throw problem;
  }
};

/** npm trusts a package folder that exists, so a half-written one must go. @param {string} modules */
const clearFolder = (modules) => {
  for (const name of readdirSync(modules)) rmSync(join(modules, name), { recursive: true, force: true });
};

/**
 * Runs `work` exclusively; `follow` adds a child process, which may outlive this one. @param {string} modules
 * The folder `node_modules`. @param {(follow: (pid: number) => void) => void | Promise<void>} work @param
 * {(line: string) => void} say Hears once that another process installs.
 */
export const holdInstallLock = async (modules, work, say) => {
  const path = join(modules, lockName);
  mkdirSync(modules, { recursive: true });
  for (let isSaid = false; !takeLock(path); ) {
    const holders = holdersOf(path);
    if (holders === null) continue;
    if (!holders.some(isRunning)) clearFolder(modules);
    else if (!isSaid) {
      const pids = holders.join(', ');
      say(`Waiting for process ${pids}, which installs the packages. If it does not, delete ${path}.`);
      isSaid = true;
    } else await pause(pollEvery);
  }
  try {
    await work((pid) => writeFileSync(path, `${process.pid} ${pid}`));
  } finally {
    rmSync(path, { force: true });
  }
};
