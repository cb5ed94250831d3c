/** @vitest-environment happy-dom */

import { beforeAll, expect, test } from 'vitest';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { NoticesHolder } from '#ui/app/shell/NoticesHolder.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { useNotices } from '#ui/services/notices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

const Saving = () => {
  const { message } = useNotices();
  return (
    <button type="button" onClick={() => message.success('Saved')}>
      Save
    </button>
  );
};

beforeAll(() => import('#ui/app/shell/NoticeShower.tsx'));

const words = (kind = '') =>
  [...document.querySelectorAll(`.ant-message-notice${kind}`)].map((notice) => notice.textContent);

test('a message is shown by the first press, and goes by the world’s clock', async () => {
  const world = newWorld();
  const page = await renderPart(
    <ServicesContext value={{ world } as unknown as AppServices}>
      <NoticesHolder>
        <Saving />
      </NoticesHolder>
    </ServicesContext>,
  );
  await page.press('Save');
  await until(() => expect(words()).toEqual(['Saved']));
  await act(async () => world.clock.advance(3_999));
  const late = words();
  await act(async () => world.clock.advance(1));

  await until(() => expect(words(':not([class*="leave"])')).toEqual([]));
  expect(late).toEqual(['Saved']);
  await page.unmount();
});
