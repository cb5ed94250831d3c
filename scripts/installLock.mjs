/** Lets one process at a time install, and clears away what a killed one left half done. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pollEvery = 250;
const longestWait = 5 * 60_000;

/** @param {unknown} problem */
const codeOf = (problem) => /** @type {NodeJS.ErrnoException} */ (problem).code;

/** @param {string} path @returns {number | null} The process that holds the lock; null when none does. */
const holderOf = (path) => {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return null;
    throw problem;
  }
};

/** @param {number} id */
const isRunning = (id) => {
  if (id === process.pid || !Number.isInteger(id)) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (problem) {
    return codeOf(problem) === 'EPERM';
  }
};

/** @param {string} path */
const tryToHold = (path) => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false;
    throw problem;
  }
};

/** @param {string} modules @param {string} path */
const hold = async (modules, path) => {
  const end = Date.now() + longestWait;
  for (;;) {
    mkdirSync(modules, { recursive: true });
    if (tryToHold(path)) return;
    const holder = holderOf(path);
    if (holder !== null && (!isRunning(holder) || Date.now() > end))
      rmSync(modules, { recursive: true, force: true });
    else await pause(pollEvery);
  }
};

/**
 * Runs `work` while no other process does. When an earlier holder ended without letting go, the folder may hold half-written
 * packages that npm takes for whole ones: it is removed first.
 * @param {string} modules The folder `node_modules`.
 * @param {() => void} work
 * @returns {Promise<void>}
 */
export const holdInstallLock = async (modules, work) => {
  const path = join(modules, '.agencylens-installing');
  await hold(modules, path);
  try {
    work();
  } finally {
    rmSync(path, { force: true });
  }
};
