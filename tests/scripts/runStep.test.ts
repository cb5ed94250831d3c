import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '#tests/support/until.ts';
import { runStep } from '../../scripts/runStep.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (code: string) => runStep(process.execPath, ['-e', code], { cwd: folder, env: process.env });

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a step', () => {
  test('runs in its folder and gives the exit code', async () => {
    expect(await run("require('fs').writeFileSync('ran', 'yes'); process.exitCode = 7")).toBe(7);
    expect(readFileSync(join(folder, 'ran'), 'utf8')).toBe('yes');
    expect(await run('')).toBe(0);
  });

  test('that is ended by a signal gives 128 and its number', async () => {
    expect(await run("process.kill(process.pid, 'SIGKILL')")).toBe(137);
  });

  test('that cannot start is a problem', async () => {
    await expect(runStep(join(folder, 'none'), [], { cwd: folder, env: {} })).rejects.toThrow('ENOENT');
  });

  test('leaves no listener and no timer behind', async () => {
    const before = process.listenerCount('SIGTERM');
    await run('');
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  test.runIf(process.platform !== 'win32')(
    'stops when npm was reported to stop, which reports only its shell',
    async () => {
      const ids = join(folder, 'id');
      const step = `require('fs').writeFileSync(${JSON.stringify(ids)}, String(process.pid)); setInterval(() => {}, 1000)`;
      const script = join(folder, 'script.mjs');
      writeFileSync(
        script,
        `import { runStep } from ${JSON.stringify(new URL('../../scripts/runStep.mjs', import.meta.url).href)};
       await runStep(process.execPath, ['-e', ${JSON.stringify(step)}], { cwd: '.', env: process.env });`,
      );
      const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: 'ignore',
      });
      const id = await until(() => Number.parseInt(readFileSync(ids, 'utf8'), 10));
      shell.kill('SIGTERM');
      await once(shell, 'exit');
      await until(() => expect(isRunning(id)).toBe(false));
    },
    30_000,
  );
});
