/** @vitest-environment happy-dom */

import { expect, test, vi } from 'vitest';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { SlowStart } from '#ui/app/ProtectedPage.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

test('a waiting frame says nothing until the start is slow, then how far it is, and lets a person go on', async () => {
  const { promise: slowStart, resolve: slow } = Promise.withResolvers<StartRebuild>();
  const services = { world: createVirtualWorld(), slowStart } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <SlowStart />
    </ServicesContext>,
  );
  const sees = (text: string) => until(() => expect(page.container.textContent).toContain(text));
  const before = page.container.textContent;
  let tell: OnProgress = () => {};
  const skip = vi.fn<() => void>();
  const follow = (listener: OnProgress) => {
    tell = listener;
    return () => {};
  };
  await act(async () => slow({ follow, ended: new Promise(() => {}), skip }));
  await sees('Reading your history for the first time with this version.');
  await act(async () => tell(8_000, 20_000));
  await sees('8,000 of 20,000 events');
  const percent = page.container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
  await page.press('Continue without waiting');
  await sees('Loading your history.');

  expect([before, percent, skip.mock.calls.length]).toEqual(['', '40', 1]);
  await page.unmount();
});
