import { spawn } from 'node:child_process';
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
import { holdInstallLock } from '../../scripts/installLock.mjs';

const lockName = '.agencylens-installing';
let modules = '';

beforeEach(() => {
  modules = join(mkdtempSync(join(tmpdir(), 'install-')), 'node_modules');
});

afterEach(() => rmSync(join(modules, '..'), { recursive: true, force: true }));

describe('the lock of an installation', () => {
  test('is held while the work is done, with the id of this process, and let go afterwards', async () => {
    let held = '';
    await holdInstallLock(modules, () => {
      held = readFileSync(join(modules, lockName), 'utf8');
      writeFileSync(join(modules, 'kept'), '');
    });
    expect(held).toBe(String(process.pid));
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
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(gone, 'exit');
    mkdirSync(modules);
    writeFileSync(join(modules, lockName), String(gone.pid));
    writeFileSync(join(modules, 'half-written'), '');
    let found: string[] = [];
    await holdInstallLock(modules, () => {
      found = readdirSync(modules);
    });
    expect(found).toEqual([lockName]);
  });

  test('waits for another process that holds it, and keeps what that one made', async () => {
    mkdirSync(modules);
    const waiting = ['-e', 'process.stdin.resume().on("end", () => process.exit())'];
    const other = spawn(process.execPath, waiting, { stdio: ['pipe', 'ignore', 'ignore'] });
    writeFileSync(join(modules, lockName), String(other.pid));
    writeFileSync(join(modules, 'made'), '');
    let done = false;
    const holding = holdInstallLock(modules, () => {
      done = true;
    });
    expect(done).toBe(false);
    expect(existsSync(join(modules, 'made'))).toBe(true);
    rmSync(join(modules, lockName));
    await holding;
    other.stdin.end();
    await once(other, 'exit');
    expect(done).toBe(true);
    expect(readdirSync(modules)).toEqual(['made']);
  });
});
