/** Tests parsing imports in a worker, and on the page without one. */
import { describe, expect, test } from 'vitest';
import { noChoices } from '#domain/imports/platform/importReading.ts';
import type { ImportTask } from '#machines/imports/importTask.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { importRules, readExport } from '#tests/support/readExport.ts';
import {
  createImportReader,
  type StartedImportWorker,
} from '#ui/pages/clients/imports/reader/askImportWorker.ts';
import { type FromImportWorker, runImportTask } from '#ui/pages/clients/imports/reader/runImportTask.ts';

const text = 'Campaign,Date,Clicks,Cost,Avg. CPC\nSun,2026-01-27,3,1.10,0.37\n';
const task: ImportTask = { file: new Blob([text]), choices: noChoices, rules: importRules, wants: 'reading' };
const lines = Array.from({ length: 12_000 }, (_, index) => `Sun ${index},2026-01-27,3,1.10,0.37`);
const large: ImportTask = { ...task, file: new Blob([[text.trim(), ...lines].join('\n')]) };

const expected = { reading: readExport(text).reading, rows: [] };

const workerOf = (
  run: (task: ImportTask, tell: (message: FromImportWorker) => void, fail: () => void) => void,
) => {
  let ends = 0;
  const start = (): StartedImportWorker => {
    let hear: (message: FromImportWorker) => void = () => {};
    let fail = (): void => {};
    return {
      tell: (asked) =>
        run(
          asked,
          (message) => hear(message),
          () => fail(),
        ),
      listen: (listener) => {
        hear = listener;
      },
      onFailure: (listener) => {
        fail = listener;
      },
      end: () => {
        ends += 1;
      },
    };
  };
  return { start, ends: () => ends };
};

const step = () => {
  const leaving = new AbortController();
  const parts: number[] = [];
  return { leaving, parts, step: { signal: leaving.signal, tell: (part: number) => void parts.push(part) } };
};

describe('a reader of files', () => {
  test('asks a worker, reports how far that is, and ends it', async () => {
    const { start, ends } = workerOf((asked, tell) => {
      tell({ kind: 'progress', part: 0.5 });
      void runImportTask(asked, { tell: () => {} }).then((result) => tell({ kind: 'result', result }));
    });
    const { parts, step: one } = step();
    const read = createImportReader({ start, clock: newWorld().clock });
    expect(await read(task, one)).toEqual(expected);
    expect([parts, ends()]).toEqual([[0.5], 1]);
  });

  test.each([
    ['there is none', null],
    [
      'none may be started',
      () => {
        throw new Error('no workers here');
      },
    ],
    ['it breaks', workerOf((_, __, fail) => fail()).start],
    ['it fails', workerOf((_, tell) => tell({ kind: 'failed', detail: 'out of memory' })).start],
  ])('reads itself where %s', async (_, start) => {
    const { step: one } = step();
    expect(await createImportReader({ start, clock: newWorld().clock })(task, one)).toEqual(expected);
  });

  test('reads itself when the worker says nothing', async () => {
    const { clock } = newWorld();
    const { step: one } = step();
    const reading = createImportReader({ start: workerOf(() => {}).start, clock })(task, one);
    await clock.advanceAsync(5_000);
    expect(await reading).toEqual(expected);
  });

  test('leaves off when nobody waits any more: the worker is ended, and so is the reading on the page', async () => {
    const { start, ends } = workerOf(() => {});
    const first = step();
    const reading = createImportReader({ start, clock: newWorld().clock })(task, first.step);
    first.leaving.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
    expect(ends()).toBe(1);

    const second = step();
    const here = createImportReader({ start: null, clock: newWorld().clock })(large, {
      ...second.step,
      tell: (part) => {
        second.parts.push(part);
        if (part > 0.5) second.leaving.abort(new Error('left'));
      },
    });
    await expect(here).rejects.toThrow('left');
    expect(second.parts.at(-1)).toBeLessThan(0.7);
  });

  test('packs the rows where they are wanted', async () => {
    const { step: one } = step();
    const read = createImportReader({ start: null, clock: newWorld().clock });
    expect((await read({ ...task, wants: 'reading' }, one)).rows.length).toBe(0);
    expect((await read({ ...task, wants: 'rows' }, one)).rows.length).toBe(1);
  });
});
