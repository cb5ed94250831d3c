import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdInstallLock, lockName } from '../../scripts/installLock.mjs';
import { isRunning, placeOfProcesses, startOf } from '../../scripts/runningProcess.mjs';

let modules = '';

beforeEach(() => {
  modules = join(mkdtempSync(join(tmpdir(), 'install-')), 'node_modules');
});

afterEach(() => rmSync(join(modules, '..'), { recursive: true, force: true }));

type Overrides = {
  readonly machine?: string;
  readonly boot?: string;
  readonly space?: string;
  readonly processes?: readonly { readonly pid: number; readonly start: string | null }[];
};

/** Simulates the lock of an installing process: its file, and then these fields. */
const leaveLock = (overrides: Overrides): void => {
  mkdirSync(modules, { recursive: true });
  const holder = { ...placeOfProcesses(), id: 'earlier', processes: [], ...overrides };
  writeFileSync(join(modules, lockName), JSON.stringify(holder));
  writeFileSync(join(modules, 'half-written'), '');
};

const endedPid = async (): Promise<number> => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  return gone.pid ?? 0;
};

const startOther = (): ChildProcess =>
  spawn(process.execPath, ['-e', 'process.stdin.resume().on("end", () => process.exit())'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });

const endOther = async (other: ChildProcess): Promise<void> => {
  other.stdin?.end();
  await once(other, 'exit');
};

const onceHeld = async (): Promise<readonly string[]> => {
  let found: string[] = [];
  await holdInstallLock(modules, () => {
    found = readdirSync(modules);
  });
  return found;
};

describe('the lock of an installation', () => {
  test('is held while the work is done, by this process and those that it follows, and let go afterwards', async () => {
    const held: unknown[] = [];
    await holdInstallLock(modules, async (follow) => {
      held.push(JSON.parse(readFileSync(join(modules, lockName), 'utf8')));
      follow(process.ppid);
      held.push(JSON.parse(readFileSync(join(modules, lockName), 'utf8')));
      writeFileSync(join(modules, 'kept'), '');
    });
    const own = { pid: process.pid, start: startOf(process.pid) };
    const followed = { pid: process.ppid, start: startOf(process.ppid) };
    expect(held).toEqual(
      [[own], [own, followed]].map((processes) => ({
        ...placeOfProcesses(),
        id: expect.any(String),
        processes,
      })),
    );
    expect(readdirSync(modules)).toEqual(['kept']);
  });

  test('is let go when the work fails, and what was there stays', async () => {
    mkdirSync(modules);
    writeFileSync(join(modules, 'kept'), '');
    const failing = holdInstallLock(modules, () => {
      throw new Error('no network');
    });
    await expect(failing).rejects.toThrow('no network');
    expect(readdirSync(modules)).toEqual(['kept']);
  });

  test('clears away what a killed process left half done', async () => {
    leaveLock({ processes: [{ pid: await endedPid(), start: '1' }] });
    expect(await onceHeld()).toEqual([lockName]);
  });

  test('takes a process of that id which began at another time for another one', async () => {
    const own = startOf(process.pid);
    expect([isRunning(process.pid, own), isRunning(process.pid, `${own}0`)]).toEqual([true, false]);
    leaveLock({ processes: [{ pid: process.pid, start: `${own}0` }] });
    expect(await onceHeld()).toEqual([lockName]);
  });

  test('takes whatever ran before the machine was started anew for ended', async () => {
    leaveLock({ boot: 'earlier', processes: [{ pid: process.pid, start: startOf(process.pid) }] });
    expect(await onceHeld()).toEqual([lockName]);
  });

  test('waits for the npm of a process that was killed, and keeps what that one makes', async () => {
    const npm = startOther();
    const pid = npm.pid ?? 0;
    leaveLock({
      processes: [
        { pid: await endedPid(), start: '1' },
        { pid, start: startOf(pid) },
      ],
    });
    let done = false;
    const holding = holdInstallLock(modules, () => {
      done = true;
    });
    expect([done, existsSync(join(modules, 'half-written'))]).toEqual([false, true]);
    rmSync(join(modules, lockName));
    await holding;
    await endOther(npm);
    expect(readdirSync(modules)).toEqual(['half-written']);
  });

  test.each<[string, Overrides]>([
    ['a live process', { processes: [{ pid: process.pid, start: startOf(process.pid) }] }],
    ['another machine', { machine: 'elsewhere', processes: [{ pid: 1, start: '1' }] }],
    ['another container of this machine', { space: 'pid:[1]', processes: [{ pid: 999_999, start: '1' }] }],
  ])('of %s is waited for in words, and never broken', async (_, overrides) => {
    leaveLock(overrides);
    const said: string[] = [];
    const waiting = { waitsFor: 400, say: (line: string) => said.push(line) };
    const path = join(modules, lockName);
    const machine = overrides.machine ?? placeOfProcesses().machine;
    const words = `Process ${overrides.processes?.[0]?.pid} on ${machine} installs the packages here. If that is not so, delete ${path} and try again.`;

    await expect(holdInstallLock(modules, () => undefined, waiting)).rejects.toThrow(words);
    expect([said, readdirSync(modules)]).toEqual([
      [`${words} Waiting for it.`],
      [lockName, 'half-written'].toSorted(),
    ]);
  });

  test.each(['', '4711', '{"pid":4711}', '{"id":'])('that says %j is not broken either', async (text) => {
    mkdirSync(modules);
    writeFileSync(join(modules, lockName), text);
    const holding = holdInstallLock(modules, () => undefined, { waitsFor: 0 });

    await expect(holding).rejects.toThrow('Another process installs the packages here.');
    expect(readFileSync(join(modules, lockName), 'utf8')).toBe(text);
  });

  test('of one that ended goes to one of many, and nobody clears the folder under that one', async () => {
    leaveLock({ processes: [{ pid: await endedPid(), start: '1' }] });
    let working = 0;
    const found: (readonly string[])[] = [];
    const install = (index: number) =>
      holdInstallLock(modules, async () => {
        working += 1;
        writeFileSync(join(modules, `made-${index}`), '');
        await new Promise((resolve) => setImmediate(resolve));
        found.push([String(working), String(existsSync(join(modules, `made-${index}`)))]);
        working -= 1;
      });
    await Promise.all([0, 1, 2, 3].map(install));

    expect(found).toEqual(Array.from({ length: 4 }, () => ['1', 'true']));
    expect(readdirSync(modules)).toEqual(['made-0', 'made-1', 'made-2', 'made-3']);
  });
});
