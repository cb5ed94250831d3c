/** Checks whether a recorded process still runs, because its id may belong to another process by now. */
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

/** The machine, boot and PID namespace of this process; '' for values the system does not give. @returns {Place} */
export const placeOfProcesses = () => ({
  machine: [hostname(), known(() => readFileSync('/etc/machine-id', 'utf8'))].join(' ').trim(),
  boot: known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: known(() => readlinkSync('/proc/self/ns/pid')),
});

/** The start time of a process in the system's own format; null when unknown. @param {number} pid @returns {string | null} */
export const startOf = (pid) => {
  // The program's name, in parentheses, may contain any character.
  const stat = known(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat !== '') return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  if (process.platform === 'win32') return null;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || null;
};

/** A zombie process has ended and only waits for its parent. @param {number} pid */
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
