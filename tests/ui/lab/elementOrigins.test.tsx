/** @vitest-environment happy-dom */
/** Tests finding what is behind an element of the page. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { type AnyActor, createMachine } from 'xstate';
import { liveActorsOf } from '#machines/liveActors.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { elementOrigins } from '#ui/lab/elementOrigins.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { useLifecycle } from '#ui/services/useLifecycle.ts';

const Total = () => {
  useQuery({ queryKey: ['listClients', null], queryFn: () => 3 });
  return <b data-figure="clients">3</b>;
};

const startingMachine = createMachine({
  id: 'backend',
  initial: 'starting',
  states: { starting: { tags: 'busy' } },
});

const Part = ({ ofApp }: { readonly ofApp: AnyActor }) => {
  useLifecycle(() => mobileMenuMachine, { id: 'menu' });
  useSelector(ofApp, ({ value }) => value);
  return (
    <section>
      <button type="button">Open the menu</button>
      <button type="button" className="silent" disabled>
        Save
      </button>
      <button type="button" className="explained" disabled title="Nothing to publish yet">
        Publish
      </button>
      <Total />
    </section>
  );
};

test('an element leads to the machine, the requests and the figure of the nearest components, and to its last press', async () => {
  const world = newWorld();
  const ofApp = startLifecycle(world, startingMachine, { id: 'ofApp' });
  const page = await renderPart(
    <ServicesContext value={{ world } as unknown as AppServices}>
      <QueryClientProvider client={new QueryClient()}>
        <Part ofApp={ofApp} />
        <p>Outside</p>
      </QueryClientProvider>
    </ServicesContext>,
  );
  const pressed = world.trace.record({ kind: 'gesture', name: '“Open the menu” was pressed', cause: null });
  const originsOf = (selector: string) => {
    const element = page.container.querySelector(selector);
    if (element === null) throw new Error(`no ${selector}`);
    return elementOrigins(element, liveActorsOf(world.trace).list(), world.trace.frames());
  };
  const actor = { id: 'menu', machine: 'mobileMenu', run: 2 };
  expect(originsOf('button')).toEqual({
    name: 'Open the menu',
    disabled: null,
    actor,
    requests: [],
    figure: null,
    gesture: pressed.number,
  });
  expect(originsOf('b')).toEqual({
    name: '3',
    disabled: null,
    actor,
    requests: ['GET /api/clients'],
    figure: 'clients',
    gesture: null,
  });
  expect([originsOf('.silent').disabled, originsOf('.explained').disabled]).toEqual([
    'menu is in state “closed”; the page names no other reason',
    'Nothing to publish yet',
  ]);
  expect(originsOf('p')).toMatchObject({ actor: null, requests: [], figure: null });
  await page.unmount();
});
