/** Runs a browser process until the test is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = {
  written(): string;
  /** Resolves with the first match in the output; rejects if the process ends first. */
  untilWritten(pattern: RegExp): Promise<RegExpExecArray>;
  end(): Promise<void>;
};

type Start = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

export const runProgram = ({ command, args, env }: Start): Program => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  return {
    written: () => written,
    untilWritten: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(written);
          if (found) resolve(found);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        child.once('error', reject);
        child.once('exit', () => reject(new Error(`${command} ended early.\n${written}`)));
        look();
      }),
    end: () => stop(child),
  };
};
