/** Runs a program of the project in the foreground, with the terminal, and stops it on a signal or when orphaned. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const lookForParentEvery = 500;

/**
 * Calls `act` once npm's intermediate shell has ended, because npm signals only that shell. A script started
 * by hand may outlive its parent. @param {() => void} act
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
 * Resolves with the exit code; a program ended by a signal gives 128 plus the signal's number. @param
 * {string} command @param {string[]} args @param {{ cwd: string, env: Record<string, string | undefined> }}
 * options @returns {Promise<number>}
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
