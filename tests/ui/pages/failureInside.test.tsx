/** @vitest-environment happy-dom */
/** Tests that a failed query inside a dialog or a part without a frame is reported in place, with a retry. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { type ProblemCode, problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { UnshownFailures } from '#ui/app/shell/UnshownFailures.tsx';
import { useReply } from '#ui/data/useReply.ts';
import { SampleClient } from '#ui/pages/dashboard/Checklist.tsx';
import { AccountStep, ClientStep } from '#ui/pages/integrations/ConnectDialog.tsx';
import type { ConnectActor } from '#ui/pages/integrations/connectionActors.ts';
import { ListFailure } from '#ui/parts/empty/ListFailure.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const world = createVirtualWorld({ seed: 1, start: Date.parse('2026-11-21T12:00:00.000Z') });
const snapshot = { context: { profile: null, membership: { kind: 'client' } }, matches: () => false };
const held = {
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => snapshot,
};

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
  document.body.innerHTML = '';
});

const draw = async (part: ReactNode, code: ProblemCode) => {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    const problem = problemOf(code);
    if (asked.length === 1) throw new ApiProblem(problem, problem.status, 0);
    return { items: [] };
  };
  const services = { world, api: { call }, actors: { auth: held, subscription: held } };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  shown = await renderPart(
    <QueryClientProvider client={queries}>
      <ServicesContext value={services as unknown as AppServices}>
        <UnshownFailures />
        {part}
      </ServicesContext>
    </QueryClientProvider>,
  );
  return asked;
};

const buttons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => /again/.test(textContent));

/** Polls inside `act`, so that the page can render each time. */
const seen = <Value,>(read: () => Value) =>
  expect.poll(async () => {
    await act(macrotask);
    return read();
  });

const press = (button: HTMLElement | undefined) => act(async () => button?.click());

const sample = { id: 'harbor', name: 'Harbor', created_at: '2026-11-20T12:00:00.000Z' } as ClientItem;
const connect: ConnectActor = createActor(integrationConnectMachine);

test.each([
  [
    'the accounts of a platform',
    'The accounts',
    <AccountStep key="a" connect={connect} platform="google_ads" />,
  ],
  ['the clients of an account', 'The clients', <ClientStep key="b" connect={connect} />],
  [
    'the history of the sample client',
    'The history',
    <SampleClient key="c" client={sample} onClose={() => undefined} />,
  ],
])('%s', async (_name, what, part) => {
  const asked = await draw(part, 'internal');
  await seen(() => document.querySelector('[role="alert"]')?.textContent).toContain(
    `${what} could not be loaded.`,
  );
  expect(buttons()).toHaveLength(1);

  await press(buttons()[0]);
  await seen(() => document.querySelector('[role="alert"]')).toBe(null);
  expect([asked.length, buttons()]).toEqual([2, []]);
});

const Silent = () => {
  useReply('listClients');
  return null;
};

const Telling = () => {
  const { error, refetch } = useReply('listClients');
  return error && <ListFailure what="The clients" error={error} onRetry={refetch} />;
};

const note = () => document.querySelector('[role="status"]')?.textContent;

test.each([
  ['internal', 'Some details of this page could not be loaded.Load again'],
  ['limitReached', 'Your plan or your role does not include some details of this page.'],
  ['roleForbidden', 'Your plan or your role does not include some details of this page.'],
  [
    'tooManyRequests',
    'Some details are missing because of too many requests. Wait a moment, then try again.Load again',
  ],
  ['notFound', undefined],
] as const)('%s that no part reports is reported by the page', async (code, words) => {
  const asked = await draw(<Silent />, code);
  await seen(note).toBe(words);
  for (const button of buttons()) await press(button);
  if (words?.endsWith('Load again')) await seen(note).toBe(undefined);
  expect(asked).toHaveLength(words?.endsWith('Load again') ? 2 : 1);
});

test.each(['internal', 'limitReached', 'roleForbidden', 'tooManyRequests'] as const)(
  '%s that a part reports is reported there alone',
  async (code) => {
    await draw(<Telling />, code);
    await seen(() => shown?.container.textContent).not.toBe('');
    // An effect removes the shown failure from the page's note.
    await act(() => undefined);
    expect(note()).toBe(undefined);
  },
);
