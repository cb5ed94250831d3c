/** @vitest-environment happy-dom */

import { expect, test, vi } from 'vitest';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { StorageVerdict } from '#domain/recovery/storageVerdict.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { LogCheck, verdictWords } from '#ui/app/recovery/LogCheck.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const head = { position: 2_221, hash: 'f'.repeat(64), recordedAt: '2026-01-01T00:00:00.000Z' };

const open = async () => {
  const steps: RecoveryStep[] = [];
  const ends: PromiseWithResolvers<StorageVerdict>[] = [];
  const check = (step: RecoveryStep): Promise<StorageVerdict> => {
    steps.push(step);
    const end = Promise.withResolvers<StorageVerdict>();
    ends.push(end);
    return end.promise;
  };
  const checked = vi.fn<() => void>();
  const services = { world: createVirtualWorld() } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <LogCheck storage={{ check }} onChecked={checked} />
    </ServicesContext>,
  );
  const { press } = page;
  const sees = (text: string) => until(() => expect(page.container.textContent).toContain(text));
  return { page, steps, ends, checked, press, sees };
};

test('shows how far a check is, and reports that nothing is wrong', async () => {
  const { page, steps, ends, checked, press, sees } = await open();
  await press('Check the log');
  await sees('Stop the check');
  await act(async () => steps[0]?.onProgress(1_110, 2_221));
  await sees('1,110 of 2,221 events checked');
  expect(page.container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('49');

  await act(async () => ends[0]?.resolve({ checked: 2_221, head, broken: null, copy: null }));
  await sees('All 2,221 events are intact.');
  await until(() => expect(checked).toHaveBeenCalledTimes(1));
  await page.unmount();
});

test.each([
  [{ parts: 1, mended: 0 }, ' So is the file of the second copy.'],
  [{ parts: 9, mended: 0 }, ' So are the 9 files of the second copy.'],
  [{ parts: 9, mended: 1 }, ' One file of the second copy was damaged and is written again.'],
  [{ parts: 9, mended: 2 }, ' 2 files of the second copy were damaged and are written again.'],
])('reports the second copy with %o', (copy, words) => {
  expect(verdictWords({ checked: 3, head, broken: null, copy })).toBe(`All 3 events are intact.${words}`);
});

test('stops a check, which can be begun again', async () => {
  const { page, steps, press, sees } = await open();
  await press('Check the log');
  await sees('Stop the check');
  await press('Stop the check');
  await sees('Check the log');
  expect(steps[0]?.signal.aborted).toBe(true);
  await press('Check the log');
  await sees('Stop the check');
  expect(steps).toHaveLength(2);
  await page.unmount();
});

test('names the event that is not what was recorded', async () => {
  const { page, ends, press, sees } = await open();
  await press('Check the log');
  await act(async () =>
    ends[0]?.resolve({ checked: 40, head, broken: { position: 41, fault: 'content' }, copy: null }),
  );
  await sees('Event 41 has been altered.');
  await page.unmount();
});

test('says that the log could not be read, and ends with the page', async () => {
  const { page, steps, ends, press, sees } = await open();
  await press('Check the log');
  await act(async () => ends[0]?.reject(new Error('no')));
  await sees('The log could not be read completely.');
  await press('Check the log');
  await until(() => expect(steps).toHaveLength(2));
  await page.unmount();
  await until(() => expect(steps[1]?.signal.aborted).toBe(true));
});
