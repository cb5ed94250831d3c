/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { type Reversible, useReversible } from '#ui/parts/useReversible.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

const Part = ({ keep }: { keep: (changes: Reversible) => void }) => {
  keep(useReversible());
  return null;
};

test('of changes that are asked for at once each is made, but a second press of the same button', async () => {
  const made: string[] = [];
  const { promise: first, resolve: answer } = Promise.withResolvers<void>();
  let changes: Reversible | undefined;
  const keep = (kept: Reversible) => {
    changes = kept;
  };
  const services = { world: newWorld(), api: {}, ownChanges: {} } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <Part keep={keep} />
    </ServicesContext>,
  );
  const pin = (about: string) =>
    changes?.ask({
      about,
      made: 'Pinned to Shop.',
      takenBack: 'Shop is unchanged again.',
      make: async () => {
        made.push(about);
        if (about === 'revenue') await first;
      },
    });

  await act(async () => {
    for (const about of ['revenue', 'revenue', 'orders', 'orders']) pin(about);
    answer();
    await first;
  });
  await page.unmount();

  expect(made).toEqual(['revenue', 'orders']);
});
