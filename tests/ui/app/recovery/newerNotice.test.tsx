/** @vitest-environment happy-dom */

import { expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { NewerNotice } from '#ui/app/shell/ShellNotices.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

test('it says that data can only be read once an event of a newer version was read, and nothing before', async () => {
  const { promise: newerData, resolve: find } = Promise.withResolvers<void>();
  const services = { newerData } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <NewerNotice />
    </ServicesContext>,
  );
  const before = page.container.textContent;
  await act(async () => find());

  expect([before, page.container.querySelector('[role="status"]')?.textContent]).toEqual([
    '',
    'A newer version of AgencyLens wrote the data in this browser. You can read it here; to change anything, reload the page to get that version.',
  ]);
  await page.unmount();
});
