/** Runs a program of the project in the foreground: it has the terminal, and it stops when this process is asked to or left alone. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const lookForParentEvery = 500;

/**
 * Calls `act` once the shell that npm put between itself and this script has ended. npm passes a signal to that shell alone: this
 * script only sees its parent go. A script that was started by hand may outlive its parent.
 * @param {() => void} act
 */
const whenLeftAlone = (act) => {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid !== parent) act();
  }, lookForParentEvery);
  return () => clearInterval(timer);
};

/**
 * Runs to the end and gives the exit code; a program ended by a signal gives 128 and the signal's number.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined> }} options
 * @returns {Promise<number>}
 */
export const runStep = (command, args, { cwd, env }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const passOn = stopSignals.map((signal) => /** @type {const} */ ([signal, () => child.kill(signal)]));
    for (const [signal, listener] of passOn) process.on(signal, listener);
    const stopLooking = whenLeftAlone(() => child.kill('SIGTERM'));
    const end = (/** @type {() => void} */ settle) => {
      for (const [signal, listener] of passOn) process.off(signal, listener);
      stopLooking();
      settle();
    };
    child.on('error', (problem) => end(() => reject(problem)));
    child.on('exit', (code, signal) =>
      end(() => resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal])),
    );
  });
