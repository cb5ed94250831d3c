/** @vitest-environment happy-dom */
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { newWorld } from '#tests/machines/stage.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { NoticesHolder } from '#ui/app/shell/NoticesHolder.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { useNotices } from '#ui/services/notices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { macrotask } from '#world/settle.ts';

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await macrotask();
  });

const Saving = () => {
  const { message } = useNotices();
  return (
    <button type="button" onClick={() => message.success('Saved')}>
      Save
    </button>
  );
};

// Its code comes by a dynamic import, which takes no time once it is here.
beforeAll(() => import('#ui/app/shell/NoticeShower.tsx'));

const words = () => [...document.querySelectorAll('.ant-message-notice')].map((notice) => notice.textContent);

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
  await settle();
  const shown = words();
  await act(async () => world.clock.advance(3_999));
  const late = words();
  await act(async () => world.clock.advance(1));
  await settle();

  expect([shown, late, document.querySelector('.ant-message-notice:not([class*="leave"])')]).toEqual([
    ['Saved'],
    ['Saved'],
    null,
  ]);
  await page.unmount();
});
