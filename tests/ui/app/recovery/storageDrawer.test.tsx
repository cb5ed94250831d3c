/** @vitest-environment happy-dom */
import { computeAccessibleName } from 'dom-accessibility-api';
import { expect, test, vi } from 'vitest';
import type { StorageStatus } from '#domain/recovery/storageStatus.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { StorageDrawer, storageFacts } from '#ui/app/recovery/StorageDrawer.tsx';
import { fullTime } from '#ui/content/dates.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const at = '2026-01-05T09:00:00.000Z';

const status: StorageStatus = {
  engine: 'indexeddb',
  persisted: true,
  usage: 12_600_000,
  quota: 10_800_000_000,
  head: { position: 2_129, recordedAt: at },
  lastCheck: { position: 2_100, at },
  copy: { position: 2_129, recordedAt: at },
  copyFault: null,
  copyMended: 0,
  copyProgress: null,
  exportedAt: at,
  keptAside: 2,
};

const factsOf = (more: Partial<StorageStatus>) => Object.fromEntries(storageFacts({ ...status, ...more }));

test('all is shown where all is known', () => {
  expect(factsOf({})).toEqual({
    Storage: 'This browser (IndexedDB)',
    Events: '2,129',
    'Kept for good': 'Yes',
    'Space used': '12.6 MB of 10.8 GB',
    'Last checked': `${fullTime(at)}, up to event 2,100`,
    'Second copy': `Up to event 2,129, ${fullTime(at)}`,
    'Last export': fullTime(at),
    'Kept aside': '2 earlier databases',
  });
});

test('what is not known, or was never done, is said', () => {
  const nothing = {
    persisted: null,
    usage: null,
    lastCheck: null,
    copy: null,
    exportedAt: null,
    keptAside: 0,
  };

  expect(factsOf({ ...nothing, engine: 'memory' })).toEqual({
    Storage: 'This tab only (memory)',
    Events: '2,129',
    'Kept for good': 'Unknown',
    'Space used': 'Unknown',
    'Last checked': 'Not yet',
    'Second copy': 'Not yet in this session',
    'Last export': 'Never',
  });
});

test('a second copy is reported that is damaged, under way, or cannot be written', () => {
  const copies = [
    { copyMended: 1 },
    { copyMended: 2 },
    { copyProgress: { done: 1_000, total: 2_129 } },
    { copyFault: 'no room' },
  ];

  expect(copies.map((copy) => factsOf(copy)['Second copy'])).toEqual([
    `Up to event 2,129, ${fullTime(at)}. One damaged file was written again`,
    `Up to event 2,129, ${fullTime(at)}. 2 damaged files were written again`,
    'Being written: 1,000 of 2,129 events',
    'Could not be written: no room',
  ]);
});

test('a browser that may clear the data is reported, and one kept aside in the singular', () => {
  const facts = factsOf({ persisted: false, quota: null, keptAside: 1 });

  expect([facts['Kept for good'], facts['Space used'], facts['Kept aside']]).toEqual([
    'No, the browser may clear it when it runs out of space, and clears it with the last private window',
    '12.6 MB',
    'One earlier database',
  ]);
});

test('the drawer shows the status, its ways, and how far a copy is as long as it is written', async () => {
  const world = createVirtualWorld();
  const copies = [{ done: 1_000, total: 2_129 }, { done: 2_000, total: 2_129 }, null, null];
  const storage = {
    status: async () => ({ ...status, persisted: false, copyProgress: copies.shift() ?? null }),
    kept: {
      list: async () => [{ id: 'usual/a', last: null, copyUpTo: null, isReadable: false, branches: [] }],
    },
  };
  const services = { world, actors: {}, controls: async () => ({ storage }) } as unknown as AppServices;
  const close = vi.fn<() => void>();
  const page = await renderPart(
    <ServicesContext value={services}>
      <StorageDrawer onClose={close} />
    </ServicesContext>,
  );
  const sees = (text: string) => until(() => expect(document.body.textContent).toContain(text));
  await sees('Being written: 1,000 of 2,129 events');
  await act(async () => world.clock.advance(1_000));
  await sees('Being written: 2,000 of 2,129 events');
  await act(async () => world.clock.advance(1_000));
  await sees('Up to event 2,129');
  expect(world.clock.pending()).toEqual([]);
  const names = [...document.querySelectorAll('button')].map((button) => computeAccessibleName(button));

  expect(names).toEqual([
    'Close',
    'Export everything',
    'Restore a backup',
    'Delete: The browser does not open it',
    'Check the log',
    'Rebuild from the log',
  ]);
  expect(document.body.textContent).toContain('An export keeps a backup.');
  await page.unmount();
});

test('a status that cannot be read is reported, and asked for again', async () => {
  const answers = [() => Promise.reject(new Error('no room')), async () => ({ ...status, keptAside: 0 })];
  const storage = { status: () => answers.shift()?.() };
  const services = {
    actors: {},
    world: createVirtualWorld(),
    controls: async () => ({ storage }),
  } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <StorageDrawer onClose={() => {}} />
    </ServicesContext>,
  );
  await until(() => expect(document.body.textContent).toContain('The storage status'));
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  await act(async () => retry?.click());

  await until(() => expect(document.body.textContent).toContain('This browser (IndexedDB)'));
  await page.unmount();
});

test('a person of a client finds no file of the agency there: it has other clients, fees and notes in it', async () => {
  const storage = { status: async () => ({ ...status, persisted: true, keptAside: 1 }) };
  const signedIn = { context: { membership: { kind: 'client' } }, matches: () => false };
  const auth = { getSnapshot: () => signedIn, subscribe: () => ({ unsubscribe: () => {} }) };
  const services = {
    actors: { auth },
    world: createVirtualWorld(),
    controls: async () => ({ storage }),
  } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <StorageDrawer onClose={() => {}} />
    </ServicesContext>,
  );
  await until(() => expect(document.body.textContent).toContain('This browser (IndexedDB)'));

  expect([...document.querySelectorAll('button')].map((button) => computeAccessibleName(button))).toEqual([
    'Close',
    'Check the log',
    'Rebuild from the log',
  ]);
  await page.unmount();
});
