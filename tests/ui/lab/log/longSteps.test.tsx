/** @vitest-environment happy-dom */
/** Tests progress and cancelling of forks, imports and exports in the log panel. */

import { expect, test } from 'vitest';
import type { BranchControls, BranchOutcome, ImportReport } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { LabContext, type LabShared } from '#ui/lab/LabContext.ts';
import { createLabView } from '#ui/lab/labView.ts';
import { Fork } from '#ui/lab/log/BranchesView.tsx';
import { FileImport, FilesView } from '#ui/lab/log/FilesView.tsx';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const refused: BranchOutcome = {
  ok: false,
  why: 'stopped',
  detail: 'It was stopped, and there is no new branch.',
};

const untilStopped = ({ signal }: RecoveryStep): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

const open = async (part: (log: LogControls) => React.ReactNode) => {
  const steps: RecoveryStep[] = [];
  const begin = (step: RecoveryStep | undefined): RecoveryStep => {
    if (!step) throw new Error('a long step is told how far it is');
    steps.push(step);
    return step;
  };
  const branches: Partial<BranchControls> = {
    fork: async (_position, _name, step) => untilStopped(begin(step)).then(() => refused),
    inspectFile: async (_file, step) => {
      const begun = begin(step);
      await untilStopped(begun);
      begun.signal.throwIfAborted();
      return {} as ImportReport;
    },
  };
  const exported = async (step: RecoveryStep | undefined): Promise<Blob> => {
    const begun = begin(step);
    await untilStopped(begun);
    throw begun.signal.reason;
  };
  const controls = {
    branches,
    exportNdjson: (_upTo?: number, step?: RecoveryStep) => exported(step),
    exportCloudEvents: exported,
  };
  const view = createLabView({ panel: 'log', rest: '', at: null } as Parameters<typeof createLabView>[0]);
  const shared = { source: { world: createVirtualWorld() }, view } as unknown as LabShared;
  const page = await renderPart(
    <LabContext value={shared}>{part(controls as unknown as LogControls)}</LabContext>,
  );
  const bar = () => page.container.querySelector('progress');
  return { ...page, steps, bar };
};

const write = (field: HTMLInputElement | null | undefined, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a fork reports how many events are copied, and is stopped', async () => {
  const { container, press, steps, bar, unmount } = await open((log) => (
    <Fork log={log} count={2_000} from="" />
  ));
  await write([...container.querySelectorAll('input')].at(-1), 'What if');
  await press('Fork');
  await act(async () => steps[0]?.onProgress(500, 2_000));

  expect([bar()?.getAttribute('aria-label'), bar()?.value, bar()?.max]).toEqual(['Copying', 500, 2_000]);
  expect(container.textContent).toContain('500 of 2,000 events');
  await press('Stop');
  await until(() => expect(container.querySelector('[role=alert]')?.textContent).toBe(refused.detail));
  expect(bar()).toBeNull();
  await unmount();
});

test('a file reports how many of its events are read, is stopped, and can be chosen again', async () => {
  const { container, press, steps, bar, unmount } = await open((log) => <FileImport log={log} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const files = [new File(['{}'], 'backup.ndjson')];
  const values: string[] = [];
  Object.defineProperty(input, 'files', { value: files });
  Object.defineProperty(input, 'value', { set: (value: string) => values.push(value) });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => steps[0]?.onProgress(1_200, 0));

  expect([bar()?.getAttribute('aria-label'), bar()?.hasAttribute('value')]).toEqual([
    'Reading the file…',
    false,
  ]);
  expect(container.textContent).toContain('1,200 events');
  await press('Stop');
  await until(() => expect(bar()).toBeNull());
  expect([values, container.textContent?.includes('Name of the branch')]).toEqual([[''], false]);
  await unmount();
});

test('an export of either form reports how far it is, and is stopped', async () => {
  const { container, press, steps, bar, unmount } = await open((log) => (
    <FilesView log={log} count={2_000} />
  ));
  for (const [index, name] of ['Export 2,000 events', 'Export as CloudEvents 1.0'].entries()) {
    await press(name);
    await act(async () => steps[index]?.onProgress(1_000, 2_000));
    expect([bar()?.getAttribute('aria-label'), bar()?.value, bar()?.max]).toEqual([
      'Preparing the file…',
      1_000,
      2_000,
    ]);
    expect(container.textContent).toContain('1,000 of 2,000 events');
    await press('Stop');
    await until(() => expect(bar()).toBeNull());
  }
  await unmount();
});

test('anyone who leaves the view stops what is under way', async () => {
  const { container, press, steps, unmount } = await open((log) => <Fork log={log} count={9} from="" />);
  await write([...container.querySelectorAll('input')].at(-1), 'What if');
  await press('Fork');
  await unmount();

  expect(steps[0]?.signal.aborted).toBe(true);
});
