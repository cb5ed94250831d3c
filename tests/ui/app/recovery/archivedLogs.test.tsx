/** @vitest-environment happy-dom */
import { computeAccessibleName } from 'dom-accessibility-api';
import { afterEach, expect, test, vi } from 'vitest';
import type { ArchivedLog, ArchivedLogControls } from '#domain/recovery/archivedLog.ts';
import type { RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import { act } from '#tests/support/act.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { ArchivedLogs, archivedWords } from '#ui/app/recovery/ArchivedLogs.tsx';
import { fullTime } from '#ui/content/dates.ts';

const at = '2026-01-05T09:00:00.000Z';
const point = { position: 2_129, recordedAt: at };
const whole: ArchivedLog = { id: 'usual/a', last: point, copyUpTo: null, isReadable: true, branches: [] };
const shut: ArchivedLog = { id: 'usual/b', last: null, copyUpTo: null, isReadable: false, branches: [] };
const words = `Up to event 2,129, ${fullTime(at)}`;

let unmount = async (): Promise<void> => {};

afterEach(() => unmount());

const sectionOf = async (more: Partial<ArchivedLogControls> = {}) => {
  const called: unknown[] = [];
  const change =
    (way: string) =>
    async (id: string): Promise<RecoveryOutcome> => {
      called.push([way, id]);
      return { ok: true };
    };
  const kept: ArchivedLogControls = {
    list: async () => [whole, shut],
    exportFile: async () => new Blob([]),
    use: change('use'),
    remove: change('remove'),
    ...more,
  };
  const [onRemoved, loadAnew] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = await renderPart(<ArchivedLogs kept={kept} onRemoved={onRemoved} loadAnew={loadAnew} />);
  unmount = page.unmount;
  await until(() => expect(page.container.textContent).toContain(words));
  const names = () =>
    [...page.container.querySelectorAll('button')].map((button) => computeAccessibleName(button));
  return { ...page, called, onRemoved, loadAnew, names };
};

test('each is reported with its ways; one that does not open can only be deleted', async () => {
  const { container, names } = await sectionOf();

  expect(names()).toEqual([
    `Export: ${words}`,
    `Use again: ${words}`,
    `Delete: ${words}`,
    'Delete: The browser does not open it',
  ]);
  expect(archivedWords({ ...whole, last: null })).toBe('It has no events');
  expect(await barriersWithin(container)).toEqual([]);
});

test('nothing changes before it is confirmed', async () => {
  const { container, press, called, onRemoved, loadAnew } = await sectionOf();
  container.querySelector<HTMLButtonElement>('button[aria-label^="Delete"]')?.focus();
  await press('Delete');
  expect([container.textContent?.includes('Nobody can bring it back.'), called]).toEqual([true, []]);
  expect(document.activeElement?.textContent).toBe('Earlier data');
  await press('Leave it as it is');
  await press('Delete');
  await press('Delete for good');
  await press('Use again');
  await press('Use this data');

  expect(called).toEqual([
    ['remove', 'usual/a'],
    ['use', 'usual/a'],
  ]);
  expect([onRemoved.mock.calls.length, loadAnew.mock.calls.length]).toEqual([1, 1]);
});

test('one whose second copy goes further says so, and what using it does', async () => {
  const { container, press, names } = await sectionOf({ list: async () => [{ ...whole, copyUpTo: 2_140 }] });
  expect(names()[1]).toBe(`Use again: ${words}; its second copy goes on to event 2,140`);
  await press('Use again');

  expect(container.textContent).toContain(
    'A new database is built of its records and its second copy together, and both stay as they are. The data that is here now is kept aside.',
  );
});

test('a branch in it is exported by its name', async () => {
  catchDownloads();
  const asked: unknown[] = [];
  const { press, names } = await sectionOf({
    list: async () => [{ ...whole, branches: [{ id: 'branch-1', name: 'Try 1' }] }],
    exportFile: async (choice, secret) => {
      asked.push([choice, secret]);
      return new Blob([]);
    },
  });
  await press('Export branch “Try 1”');
  const offered = names();
  await press('Export the branch “Try 1”');

  expect(offered).toContain('Export the branch “Try 1”');
  expect(asked).toEqual([[{ id: 'usual/a', branch: 'branch-1' }, null]]);
});

test('a refusal is reported, and the page stays', async () => {
  const fault = 'Another tab has it open. It is deleted once that tab is closed.';
  const { container, press, onRemoved } = await sectionOf({ remove: async () => ({ ok: false, fault }) });
  await press('Delete');
  await press('Delete for good');

  expect(container.querySelector('[role="alert"]')?.textContent).toBe(fault);
  expect(onRemoved).not.toHaveBeenCalled();
});

test('an export reports how far it is, and is stopped', async () => {
  const steps: RecoveryStep[] = [];
  const { container, press } = await sectionOf({
    exportFile: (_id, _secret, step) => {
      steps.push(step);
      return new Promise((_, reject) => {
        step.signal.addEventListener('abort', () => reject(step.signal.reason));
      });
    },
  });
  await press('Export');
  await press('Export it');
  await act(async () => steps[0]?.onProgress(10, 40));
  expect(container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
  await press('Stop');

  expect([steps[0]?.signal.aborted, container.querySelector('[role="alert"]')]).toEqual([true, null]);
});
