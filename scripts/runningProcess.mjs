/** Tells whether a process that was written down still runs: its id alone may be another one's by now. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** @typedef {{ machine: string, boot: string, space: string }} Place `space`: in which ids of processes mean the same. */

/** @param {() => string} read */
const known = (read) => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where this process runs; what a system does not tell is ''. @returns {Place} */
export const placeOfProcesses = () => ({
  machine: [hostname(), known(() => readFileSync('/etc/machine-id', 'utf8'))].join(' ').trim(),
  boot: known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: known(() => readlinkSync('/proc/self/ns/pid')),
});

/** When a process began, in the system's own words; null where that is not told. @param {number} pid @returns {string | null} */
export const startOf = (pid) => {
  // The name of the program, in brackets, may have anything in it.
  const stat = known(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat !== '') return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  if (process.platform === 'win32') return null;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || null;
};

/** A process that has ended and waits for its parent to hear of it does nothing any more. @param {number} pid */
const isDefunct = (pid) =>
  / Z /.test(known(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\)/s, ''));

/** @param {number} pid @param {string | null} start As `startOf` gave it. */
export const isRunning = (pid, start) => {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code !== 'EPERM') return false;
  }
  if (isDefunct(pid)) return false;
  const now = start === null ? null : startOf(pid);
  return now === null || now === start;
};
