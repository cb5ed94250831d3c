/** Tests that one process installs at a time, and that a dead one leaves nothing half done. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdInstallLock, lockName } from '../../scripts/installLock.mjs';

let modules = '';

beforeEach(() => {
  modules = join(mkdtempSync(join(tmpdir(), 'install-')), 'node_modules');
});

afterEach(() => rmSync(join(modules, '..'), { recursive: true, force: true }));

const readLock = (): string => readFileSync(join(modules, lockName), 'utf8');

/** Simulates the lock of an installing process, with a file that it has written. */
const leaveLock = (...pids: readonly number[]): void => {
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(modules, lockName), pids.join(' '));
  writeFileSync(join(modules, 'half-written'), '');
};

const startOther = (): ChildProcess =>
  spawn(process.execPath, ['-e', 'process.stdin.resume().on("end", () => process.exit())'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });

const endOther = async (other: ChildProcess): Promise<void> => {
  other.stdin?.end();
  await once(other, 'exit');
};

const endedPid = async (): Promise<number> => {
  const gone = startOther();
  await endOther(gone);
  return gone.pid ?? 0;
};

const filesOnceHeld = async (say: (line: string) => void = () => undefined): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  await holdInstallLock(
    modules,
    () => {
      found = readdirSync(modules).toSorted();
    },
    say,
  );
  return found;
};

describe('the lock of an installation', () => {
  test('names its process and the one that it follows, and goes with the end of the work', async () => {
    const held: string[] = [];
    await holdInstallLock(
      modules,
      (follow) => {
        held.push(readLock());
        follow(process.ppid);
        held.push(readLock());
        writeFileSync(join(modules, 'package'), '');
      },
      () => undefined,
    );
    expect(held).toEqual([`${process.pid}`, `${process.pid} ${process.ppid}`]);
    expect(readdirSync(modules)).toEqual(['package']);
  });

  test('goes when the work fails, and what was there stays', async () => {
    mkdirSync(modules);
    writeFileSync(join(modules, 'package'), '');
    const fail = () => Promise.reject(new Error('no network'));
    await expect(holdInstallLock(modules, fail, () => undefined)).rejects.toThrow('no network');
    expect(readdirSync(modules)).toEqual(['package']);
  });

  test('of a process that has ended is taken over, without what that one left half done', async () => {
    leaveLock(await endedPid(), await endedPid());
    expect(await filesOnceHeld()).toEqual([lockName]);
  });

  test('of a killed process is respected while its npm runs, which says so once', async () => {
    const npm = startOther();
    leaveLock(await endedPid(), npm.pid ?? 0);
    const said: string[] = [];
    const waiting = Promise.withResolvers<void>();
    const found = filesOnceHeld((line) => {
      said.push(line);
      waiting.resolve();
    });
    await waiting.promise;
    expect(readdirSync(modules).toSorted()).toEqual([lockName, 'half-written']);
    rmSync(join(modules, lockName));
    expect(await found).toEqual([lockName, 'half-written']);
    expect(said).toEqual([expect.stringContaining(`${npm.pid}, which installs the packages`)]);
    await endOther(npm);
  });

  test('is held by one of many at a time', async () => {
    let inside = 0;
    const most: number[] = [];
    const work = async () => {
      inside += 1;
      most.push(inside);
      await Promise.resolve();
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => holdInstallLock(modules, work, () => undefined)));
    expect(most).toEqual([1, 1, 1, 1, 1]);
  });
});
