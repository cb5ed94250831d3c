/** @vitest-environment happy-dom */
import { computeAccessibleName } from 'dom-accessibility-api';
import { afterEach, expect, test } from 'vitest';
import type {
  FileCheck,
  FileFacts,
  RecoveryControls,
  RecoveryOutcome,
  RecoveryStep,
  Salvage,
} from '#domain/recovery/loss.ts';
import { act } from '#tests/support/act.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { RecoveryScreen } from '#ui/app/recovery/RecoveryScreen.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const at = { position: 40, recordedAt: '2026-01-05T09:00:00.000Z' };

const facts: FileFacts = { events: 3, lastAt: null, people: 1, isProtected: true, isOwn: false };

const salvage: Salvage = {
  upTo: at,
  fromCopy: 40,
  missing: [],
  behind: 0,
  damagedParts: 0,
  branches: { intact: 0, lost: 0 },
};

const refused: RecoveryOutcome = { ok: false, fault: 'The browser’s storage refused: no room' };

const controlsOf = (more: Partial<RecoveryControls> = {}): RecoveryControls => ({
  loss: { kind: 'gone', tenant: 'main', expected: at, found: null, detail: '' },
  inspect: async () => salvage,
  restore: async () => refused,
  checkFile: async () => ({ ok: true, facts }),
  importFile: async () => refused,
  exportReadable: async () => new Blob([]),
  startFresh: async () => refused,
  goOnWithoutSaving: () => refused,
  ...more,
});

let unmount = async (): Promise<void> => {};

afterEach(() => unmount());

const screenOf = async (more: Partial<RecoveryControls> = {}) => {
  const services = { world: createVirtualWorld() } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <RecoveryScreen controls={controlsOf(more)} />
    </ServicesContext>,
  );
  unmount = page.unmount;
  return page;
};

const namesIn = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('button')].map((button) => computeAccessibleName(button));

const focused = (): string => {
  const held = document.activeElement;
  return held === null ? '' : `${held.tagName} ${computeAccessibleName(held) || held.textContent}`;
};

const heading = 'H1 Your data is missing from this browser';

const said = (container: HTMLElement): string | null | undefined =>
  container.querySelector('[role="status"]')?.textContent;

test('it takes the focus to its heading, says what can be brought back, and names every way', async () => {
  const { container } = await screenOf();

  expect(focused()).toBe(heading);
  expect(said(container)).toBe('Everything can be restored: 40 events, all of them from the second copy.');
  expect(namesIn(container)).toEqual(['Restore', 'Export readable data', 'Import a file', 'Start fresh']);
  expect(await barriersWithin(container)).toEqual([]);
});

test('it reports while it works, with a bar that has a name and a way to stop', async () => {
  let tell: (done: number, total: number) => void = () => {};
  const { container, press } = await screenOf({
    restore: ({ onProgress, signal }) => {
      tell = onProgress;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  await press('Restore');
  await act(async () => tell(10, 40));
  const bar = container.querySelector('[role="progressbar"]');

  expect(said(container)).toBe('Building a new database…');
  expect([bar?.getAttribute('aria-valuenow'), bar && computeAccessibleName(bar)]).toEqual(['25', 'Progress']);
  expect(focused()).toBe(heading);
  await press('Cancel');
  expect(namesIn(container)).toContain('Restore');
});

test('a refusal is an alert, and the focus does not get lost', async () => {
  const { container, press } = await screenOf();
  await press('Restore');

  await until(() =>
    expect(container.querySelector('[role="alert"]')?.textContent).toBe(
      'The browser’s storage refused: no room',
    ),
  );
  expect(focused()).toBe(heading);
});

test('a file is reported before it is imported, and the focus stays on the screen both ways', async () => {
  const check = Promise.withResolvers<FileCheck>();
  const { container, press } = await screenOf({ checkFile: () => check.promise });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'backup.ndjson')] });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  await until(() => expect(said(container)).toBe('Reading the file…'));
  await act(async () => check.resolve({ ok: true, facts }));

  expect(said(container)).toBe('The file is intact: 3 events. Nothing is changed until you decide.');
  expect([namesIn(container), focused()]).toEqual([['Import the file', 'Do not import it'], heading]);
  await press('Do not import it');
  expect([namesIn(container).includes('Restore'), focused()]).toEqual([true, heading]);
});

test('branches that the second copy does not have are named before the main one is restored', async () => {
  const { container } = await screenOf({
    inspect: async () => ({ ...salvage, branches: { intact: 1, lost: 2 } }),
  });

  expect(said(container)).toContain(
    'One branch will come back with it. 2 branches are damaged or missing and will not come back, as the second copy has none. Files that you exported still have what they held.',
  );
});

test('looking through what is left reports how far it is, can be stopped, and be taken up again', async () => {
  const steps: RecoveryStep[] = [];
  const { container, press } = await screenOf({
    inspect: (step) => {
      steps.push(step);
      return new Promise(() => {});
    },
  });
  await act(async () => steps[0]?.onProgress(10, 40));
  expect(container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
  await press('Cancel');
  expect([steps[0]?.signal.aborted, namesIn(container)]).toEqual([
    true,
    ['Check what is left', 'Import a file', 'Start fresh'],
  ]);
  await press('Check what is left');
  expect([steps.length, said(container)]).toEqual([2, 'Checking what is left…']);
});

test('an export asks for a passphrase first, reports how far it is, and can be stopped', async () => {
  const asked: (readonly [secret: string | null, step: RecoveryStep])[] = [];
  const { container, press } = await screenOf({
    exportReadable: (secret, step) => {
      asked.push([secret, step]);
      return new Promise(() => {});
    },
  });
  await press('Export readable data');
  expect(namesIn(container)).toEqual(['Export readable data', 'Back']);
  await press('Export readable data');
  await act(async () => asked[0]?.[1].onProgress(20, 40));
  expect([
    said(container),
    container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow'),
  ]).toEqual(['Preparing the file…', '50']);
  await press('Cancel');
  expect([asked[0]?.[0], asked[0]?.[1].signal.aborted, namesIn(container)[0]]).toEqual([
    null,
    true,
    'Restore',
  ]);
});

test('it names the branches that could not be written, and goes on when a person has read it', async () => {
  const { container, press } = await screenOf({
    restore: async () => ({ ok: true, leftOut: ['Try 1', 'Try 2'] }),
  });
  await press('Restore');
  await until(() => expect(namesIn(container)).toEqual(['Continue']));

  expect(container.querySelector('[role="status"]')?.textContent).toBe(
    'Your data was restored, but for the branches “Try 1” and “Try 2”: the browser’s storage did not take them. They are kept in this browser with the old records. Open “Data in this browser” in the account menu, and export them under “Earlier data”.',
  );
  expect(await barriersWithin(container)).toEqual([]);
});
