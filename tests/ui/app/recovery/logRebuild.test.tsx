/** @vitest-environment happy-dom */

import { expect, test } from 'vitest';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { LogRebuild } from '#ui/app/recovery/StorageDrawer.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const open = async () => {
  const steps: RecoveryStep[] = [];
  const ends: PromiseWithResolvers<RebuildVerdict | null>[] = [];
  const rebuild = (step: RecoveryStep): Promise<RebuildVerdict | null> => {
    steps.push(step);
    const end = Promise.withResolvers<RebuildVerdict | null>();
    ends.push(end);
    return end.promise;
  };
  const services = { world: createVirtualWorld() } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <LogRebuild storage={{ rebuild }} />
    </ServicesContext>,
  );
  const { press } = page;
  const sees = (text: string) => until(() => expect(page.container.textContent).toContain(text));
  await press('Rebuild from the log');
  await sees('Stop the rebuild');
  return { page, steps, ends, press, sees };
};

test('shows how far a rebuild is, and reports that all is as the events say', async () => {
  const { page, steps, ends, sees } = await open();
  await act(async () => steps[0]?.onProgress(4_000, 10_000));
  await sees('4,000 of 10,000 events read');
  expect(page.container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');

  await act(async () => ends[0]?.resolve({ position: 10_000, answers: 24, differing: [] }));
  await sees('All 24 summaries match the 10,000 events.');
  await page.unmount();
});

test('stops a rebuild, which can be begun again', async () => {
  const { page, steps, press, sees } = await open();
  await press('Stop the rebuild');
  await sees('Rebuild from the log');
  expect(steps[0]?.signal.aborted).toBe(true);
  await press('Rebuild from the log');
  await sees('Stop the rebuild');
  expect(steps).toHaveLength(2);
  await page.unmount();
});

test('names what is not as the events say', async () => {
  const { page, ends, sees } = await open();
  const differing = ['clientDirectory', 'goalDirectory'];
  await act(async () => ends[0]?.resolve({ position: 40, answers: 24, differing }));
  await sees('2 of 24 summaries are out of date: client directory, goal directory.');
  await page.unmount();
});

test('says that the log could not be read, and ends with the page', async () => {
  const { page, steps, ends, press, sees } = await open();
  await act(async () => ends[0]?.reject(new Error('no')));
  await sees('The log could not be read completely.');
  await press('Rebuild from the log');
  await until(() => expect(steps).toHaveLength(2));
  await page.unmount();
  await until(() => expect(steps[1]?.signal.aborted).toBe(true));
});
