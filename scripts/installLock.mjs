/** Lets one process at a time install, and clears away what one that was ended left half done. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, placeOfProcesses, startOf } from './runningProcess.mjs';

/**
 * @typedef {import('./runningProcess.mjs').Place} Place
 * @typedef {{ pid: number, start: string | null }} Started A process, by its id and when it began.
 * @typedef {Place & { id: string, processes: readonly Started[] }} Holder Who installs, and what runs for it.
 * @typedef {'running' | 'ended' | 'unknown'} Verdict `unknown`: it is on another machine, or has not written yet who it is.
 * @typedef {{ waitsFor: number, say: (line: string) => void }} Waiting
 */

export const lockName = '.agencylens-installing';

const pollEvery = 250;

/** An installation takes half a minute, and some on a slow line. */
const longestWait = 10 * 60_000;

/** @param {unknown} problem */
const codeOf = (problem) => /** @type {NodeJS.ErrnoException} */ (problem).code;

/** @param {string} path @returns {string | null} */
const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return null;
    throw problem;
  }
};

/** @param {string} text @returns {Holder | null} */
const holderIn = (text) => {
  try {
    const holder = JSON.parse(text);
    return typeof holder?.id === 'string' && Array.isArray(holder.processes) ? holder : null;
  } catch {
    return null;
  }
};

/** @param {Holder | null} holder @param {Place} here @returns {Verdict} */
const judge = (holder, here) => {
  if (holder === null || holder.machine !== here.machine) return 'unknown';
  // The machine was started anew since: nothing of before runs.
  if (holder.boot !== here.boot) return 'ended';
  if (holder.space !== here.space) return 'unknown';
  return holder.processes.some(({ pid, start }) => isRunning(pid, start)) ? 'running' : 'ended';
};

/** @param {string} path @param {string} content */
const createFile = (path, content) => {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false;
    throw problem;
  }
};

/** Never seen half written. @param {string} path @param {Holder} holder */
const replaceFile = (path, holder) => {
  const next = `${path}-${holder.id}`;
  writeFileSync(next, JSON.stringify(holder));
  renameSync(next, path);
};

/**
 * Takes over from a holder that has ended. One process alone can make the file that is named after that holder, so that nobody clears
 * the folder under who came next; gives whether it was this one.
 * @param {string} path @param {Holder} ended @param {Holder} own
 */
const takeOver = (path, ended, own) => {
  const claim = `${path}-after-${ended.id}`;
  if (!createFile(claim, '')) return false;
  const isStillHeld = holderIn(readIfThere(path) ?? '')?.id === ended.id;
  if (isStillHeld) {
    replaceFile(path, own);
    const modules = join(path, '..');
    const names = readdirSync(modules).filter((name) => !name.startsWith(lockName));
    for (const name of names) rmSync(join(modules, name), { recursive: true, force: true });
  }
  rmSync(claim, { force: true });
  return isStillHeld;
};

/** @param {Holder | null} holder @param {string} path */
const wordsFor = (holder, path) => {
  const pids = holder?.processes.map(({ pid }) => pid).join(', ');
  const who = holder === null ? 'Another process' : `Process ${pids} on ${holder.machine}`;
  return `${who} installs the packages here. If that is not so, delete ${path} and try again.`;
};

/** @param {string} path @param {Holder} own @param {Waiting} waiting @returns {Promise<void>} */
const hold = async (path, own, { waitsFor, say }) => {
  const end = Date.now() + waitsFor;
  let told = '';
  while (!createFile(path, JSON.stringify(own))) {
    const text = readIfThere(path);
    if (text === null) continue;
    const holder = holderIn(text);
    if (holder !== null && judge(holder, own) === 'ended' && takeOver(path, holder, own)) return;
    const words = wordsFor(holder, path);
    if (Date.now() > end) throw new InstallationHeld(words);
    if (told !== words) say(`${words} Waiting for it.`);
    told = words;
    await pause(pollEvery);
  }
};

/** Another installation did not come to its end in time; its message says what to do. */
export class InstallationHeld extends Error {}

/**
 * Runs `work` while no other process does; it names each process that it starts, as that may outlive this one. When an earlier holder
 * and all that it had started have ended without letting go, the folder may hold half-written packages that npm takes for whole ones:
 * it is cleared first. The lock of who still runs, or runs elsewhere, is waited for and never broken.
 * @param {string} modules The folder `node_modules`.
 * @param {(follow: (pid: number) => void) => void | Promise<void>} work
 * @param {Partial<Waiting>} [waiting] Left out: ten minutes, in silence.
 * @returns {Promise<void>}
 * @throws {InstallationHeld} when another one still holds the lock after that.
 */
export const holdInstallLock = async (
  modules,
  work,
  { waitsFor = longestWait, say = () => undefined } = {},
) => {
  const path = join(modules, lockName);
  /** @param {number} pid @returns {Started} */
  const started = (pid) => ({ pid, start: startOf(pid) });
  const own = { ...placeOfProcesses(), id: randomUUID(), processes: [started(process.pid)] };
  mkdirSync(modules, { recursive: true });
  await hold(path, own, { waitsFor, say });
  try {
    await work((pid) => replaceFile(path, { ...own, processes: [...own.processes, started(pid)] }));
  } finally {
    rmSync(path, { force: true });
  }
};
