/** Runs every gate, reports each result, saves all output, and prints a closing table; fails when a gate fails. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  blockedBy,
  closingWords,
  describeOutcome,
  outcomeTable,
  type Part,
  type PartOutcome,
  phases,
} from './checkParts.ts';
import { npmCommand, pinnedEnvironment } from './npmCommand.mjs';
import { systemSentence } from './systemSentence.mjs';

const root = dirname(import.meta.dirname);
const outputs = join(root, '.cache', 'gate');
const running = new Set<ChildProcess>();

/** Kills a part with its child processes: it leads its own process group, except on Windows, which has none. */
const stop = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
};

const startPart = (script: string): ChildProcess => {
  const env = pinnedEnvironment(root, process.env);
  const npm = npmCommand(env, process.platform);
  return spawn(npm.command, [...npm.args, 'run', '--silent', script], {
    cwd: root,
    env,
    shell: npm.shell,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const runPart = ({ name, script, limit }: Part): Promise<PartOutcome> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = startPart(script);
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const timer = setTimeout(() => {
      output += `\nStopped: it took more than ${limit / 1000} s.\n`;
      stop(child);
    }, limit);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      const result = code === 0 ? 'passed' : 'failed';
      resolve({ name, result, time: performance.now() - begun, output });
    });
  });

const runOrSkip = async (part: Part, done: readonly PartOutcome[]): Promise<PartOutcome> => {
  const blocker = blockedBy(part, done);
  const outcome: PartOutcome =
    blocker === null
      ? await runPart(part)
      : { name: part.name, result: 'not run', time: 0, output: `${blocker.name} did not pass.` };
  mkdirSync(outputs, { recursive: true });
  writeFileSync(join(outputs, `${outcome.name}.txt`), outcome.output);
  console.log(describeOutcome(outcome));
  return outcome;
};

const check = async (): Promise<number> => {
  const begun = performance.now();
  const done: PartOutcome[] = [];
  for (const phase of phases) {
    console.log(`Running ${phase.map(({ name }) => name).join(', ')}.`);
    done.push(...(await Promise.all(phase.map((part) => runOrSkip(part, done)))));
  }
  console.log(closingWords(done));
  console.log(`\n${outcomeTable(done, performance.now() - begun)}`);
  return done.every(({ result }) => result === 'passed') ? 0 : 1;
};

const stopAllOn = (signal: NodeJS.Signals, code: number): void => {
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(code);
  });
};

if (import.meta.main) {
  stopAllOn('SIGINT', 130);
  stopAllOn('SIGTERM', 143);
  try {
    // An unwritable folder is reported here, not as a failure of each gate.
    mkdirSync(outputs, { recursive: true });
    writeFileSync(join(outputs, 'begun.txt'), new Date().toISOString());
    process.exitCode = await check();
  } catch (problem) {
    const sentence = systemSentence(problem);
    if (sentence === null) throw problem;
    console.error(sentence);
    process.exitCode = 1;
  }
}
