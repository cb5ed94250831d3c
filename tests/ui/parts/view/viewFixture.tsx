/** Renders a page with a view bar at an address for a signed-in person. */
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { ViewProvider } from '#ui/parts/view/ViewProvider.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { createBrowserStore } from '#ui/services/browserStore.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { ShellSlot, ShellSlots } from '#ui/services/shellSlots.tsx';
import { createIdleDetector } from '#ui/stage/idleDetector.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualClock } from '#world/virtualClock.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');

export type Person = {
  readonly plan?: 'starter' | 'pro' | 'enterprise';
  readonly ofClient?: string;
  readonly role?: 'user';
};

const held = (context: unknown) => ({
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => ({ context, matches: () => false }),
});

const clients = [
  ['fjordandfoam', 'Fjord & Foam'],
  ['openloft', 'Openloft Academy'],
  ['stackpilot', 'Stackpilot'],
].map(([id, name]) => ({
  id,
  name,
  status: 'active',
  archived_at: null,
  logo_id: id === 'openloft' ? 'logo' : null,
}));

const campaigns = ['c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6', 'c-7', 'c-8'].map((id) => ({
  id,
  name: `Campaign ${id}`,
}));

const sources = [
  { source: 's-1', label: 'Google Ads · Fjord & Foam' },
  { source: 's-2', label: 'Meta Ads · Stackpilot' },
];

export const commands: { readonly name: string; readonly options: unknown }[] = [];

const segment = {
  id: 'segment-1',
  page: 'figures',
  name: 'Mobile mail',
  query: 'channel=email&device=mobile',
  shared: true,
  created_at: '2026-11-20T09:00:00.000Z',
  etag: '"1"',
};

const changes = [
  {
    type: 'ClientPaused',
    about: 'Stackpilot',
    position: 9,
    count: 1,
    occurred_at: '2026-11-02T10:00:00.000Z',
  },
  {
    type: 'ClientArchived',
    about: 'Openloft',
    position: 12,
    count: 2,
    occurred_at: '2026-11-04T12:00:00.000Z',
  },
].map(({ position, count, ...event }) => ({
  id: String(position),
  position,
  count,
  undoes: null,
  imported: null,
  event: { ...event, actor: { kind: 'account', id: 'ada', name: 'Ada' }, data: {}, position, tags: [] },
}));

const answer = (name: string, options: unknown, ofClient: string | undefined) => {
  if (name === 'listEvents') {
    const isKnown = !JSON.stringify(options).includes('"number":"99"');
    const event = { number: 7, position: 12, recorded_at: '2026-11-04T12:00:00.000Z' };
    return { items: isKnown ? [event] : [], next_cursor: null };
  }
  if (name === 'listHistory') return { items: changes.toReversed(), next_cursor: null };
  if (name === 'readWorkspace') {
    const client = clients.find(({ id }) => id === ofClient) ?? null;
    return { workspace: { name: 'Northlight Agency' }, client, members: [] };
  }
  if (name === 'readPicture') return { picture: { url: 'data:,', width: 200, height: 64 } };
  if (name === 'readMetrics') return { freshness: sources };
  if (name === 'listGoals') return { items: [], budgets: [], next_cursor: null };
  if (name === 'listCampaigns') return { items: campaigns, next_cursor: null };
  if (name === 'listSavedViews') return { items: [segment], next_cursor: null };
  if (!name.startsWith('list')) commands.push({ name, options });
  return name === 'createSavedView'
    ? { view: { ...segment, id: 'segment-2' } }
    : { items: clients, next_cursor: null };
};

const servicesOf = ({ plan = 'enterprise', ofClient, role }: Person): AppServices => {
  const world = createVirtualWorld({ seed: 7, start: now });
  const membership =
    ofClient === undefined
      ? { kind: 'staff', client: null }
      : { kind: 'client', client: { id: ofClient, name: ofClient } };
  const profile = { role: role ?? (ofClient === undefined ? 'admin' : 'user') };
  const signedIn = { user: null, profile, membership, session: null };
  return {
    world,
    madeAt: world.clock.now(),
    localStorage: createBrowserStore(() => localStorage),
    api: {
      call: (name: string, options: unknown) =>
        quiet.during(Promise.resolve(answer(name, options, ofClient))),
    },
    actors: { auth: held(signedIn), subscription: held({ plan, features: ['basic'], usage: null }) },
  } as unknown as AppServices;
};

// Notifies in a microtask instead of a browser timer.
notifyManager.setScheduler(queueMicrotask);

const quiet = createIdleDetector(createVirtualClock(now));
quiet.join(() => act(macrotask));

const settle = async () => {
  await act(() => quiet.during(vi.dynamicImportSettled()));
  await quiet.rest();
};

export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

const selectors = {
  button: 'button',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  switch: '[role="switch"]',
  combobox: '[role="combobox"]',
  dialog: '[role="dialog"]',
  option: '.ant-select-item-option',
} as const;

type Kind = keyof typeof selectors;

const labelled = (element: Element): string => {
  const id = element.getAttribute('aria-labelledby');
  if (id !== null) return document.getElementById(id)?.textContent ?? '';
  return nameOf(element.closest('label') ?? element);
};

let leave: () => Promise<void> = async () => undefined;

export const leavePage = () => leave();

export const onPage = async (page: ReactNode, address: string, person: Person = {}) => {
  const shell = (
    <ShellSlots>
      <header>
        <ShellSlot name="viewBar" />
      </header>
      <main>
        <ViewProvider>{page}</ViewProvider>
      </main>
    </ShellSlots>
  );
  const router = createMemoryRouter([{ path: '*', element: shell }], { initialEntries: [address] });
  const serverState = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderPart(
    <ServicesContext value={servicesOf(person)}>
      <QueryClientProvider client={serverState}>
        <ConfigProvider theme={{ token: { motion: false } }} virtual={false}>
          <RouterProvider router={router} />
        </ConfigProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  leave = rendered.unmount;
  await settle();
  const all = (kind: Kind): readonly HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selectors[kind]),
  ];
  const find = (kind: Kind, name: string): HTMLElement => {
    const found = all(kind).find((element) => labelled(element) === name);
    if (!found) throw new Error(`There is no ${kind} "${name}", but ${all(kind).map(labelled).join(', ')}`);
    return found;
  };
  const doing = async (what: () => unknown) => {
    await act(async () => what());
    await settle();
  };
  return {
    ...rendered,
    serverState,
    all: (kind: Kind) => all(kind).map(labelled),
    find,
    click: (kind: Kind, name: string) => doing(() => find(kind, name).click()),
    key: (key: string, target: Element = document.body) =>
      doing(() =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    type: (field: HTMLInputElement, text: string) =>
      doing(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    field: (label: string): HTMLInputElement => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
      const field = document.getElementById(found?.htmlFor ?? '');
      if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field "${label}"`);
      return field;
    },
    send: (field: HTMLInputElement) =>
      doing(() => field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    go: (steps: number) => doing(() => router.navigate(steps)),
    goTo: (address: string) => doing(() => router.navigate(address)),
    address: () => router.state.location.search,
    doing,
  };
};
