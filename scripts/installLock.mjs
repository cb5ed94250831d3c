/** Lets one process at a time install, and clears away a half-finished installation of a dead process. */
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

/** Milliseconds. An installation takes half a minute, longer on a slow line. */
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
  // The machine has restarted since, so no process of the old boot runs.
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

/** Atomic: no reader sees half a file. @param {string} path @param {Holder} holder */
const replaceFile = (path, holder) => {
  const next = `${path}-${holder.id}`;
  writeFileSync(next, JSON.stringify(holder));
  renameSync(next, path);
};

/**
 * Takes over from a dead holder; returns whether this process won. The file named after that holder can be
 * created only once, so nobody clears a successor's folder. @param {string} path @param {Holder} ended @param
 * {Holder} own
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

/** Another installation did not end in time; the message says how to proceed. */
export class InstallationHeld extends Error {}

/**
 * Runs `work` exclusively; `follow` registers child processes, which may outlive this one. After a dead
 * holder the half-written folder is cleared. A live holder's lock is never broken. @param {string} modules
 * The folder `node_modules`. @param {(follow: (pid: number) => void) => void | Promise<void>} work @param
 * {Partial<Waiting>} [waiting] Left out: ten minutes, in silence. @returns {Promise<void>} @throws
 * {InstallationHeld} when another one still holds the lock after that.
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
