/** @vitest-environment happy-dom */
/** Tests that leaving a page cancels the queries that no one else waits for. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { useMetrics } from '#ui/data/useMetrics.ts';
import { useReply } from '#ui/data/useReply.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const Clients = () => {
  useReply('listClients');
  return null;
};

const Figures = () => {
  useMetrics({ from: '2026-03-01', to: '2026-03-07' });
  return null;
};

const openSlow = () => {
  const signals = new Map<string, AbortSignal>();
  const api = {
    call: (name: string, { signal }: { signal: AbortSignal }) => {
      signals.set(name, signal);
      return new Promise(() => undefined);
    },
  };
  const services = { api, world: createVirtualWorld() } as unknown as AppServices;
  const client = new QueryClient();
  const page = (parts: React.ReactNode) => (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>{parts}</ServicesContext>
    </QueryClientProvider>
  );
  const given = () => Object.fromEntries([...signals].map(([name, { aborted }]) => [name, aborted]));
  return { page, given };
};

test('what only the former page waits for is given up, what the next one waits for too goes on', async () => {
  const { page, given } = openSlow();
  shown = await renderPart(
    page(
      <>
        <Figures />
        <Clients />
      </>,
    ),
  );
  expect(given()).toEqual({ readMetrics: false, listClients: false });

  await shown.show(page(<Clients key="next" />));
  expect(given()).toEqual({ readMetrics: true, listClients: false });

  await shown.show(page(null));
  expect(given()).toEqual({ readMetrics: true, listClients: true });
});
