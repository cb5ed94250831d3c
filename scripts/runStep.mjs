/** Runs a program of the project in the foreground: it has the terminal, and the signals that ask this process to stop. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs to the end and gives the exit code; a program ended by a signal gives 128 and the signal's number.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, shell?: boolean }} options
 * @returns {Promise<number>}
 */
export const runStep = (command, args, { cwd, env, shell = false }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: 'inherit' });
    const passOn = stopSignals.map((signal) => /** @type {const} */ ([signal, () => child.kill(signal)]));
    for (const [signal, listener] of passOn) process.on(signal, listener);
    const end = (/** @type {() => void} */ settle) => {
      for (const [signal, listener] of passOn) process.off(signal, listener);
      settle();
    };
    child.on('error', (problem) => end(() => reject(problem)));
    child.on('exit', (code, signal) =>
      end(() => resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal])),
    );
  });
