/** @vitest-environment happy-dom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { readTable } from '#domain/imports/readTable.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { createOwnChanges } from '#machines/editing/ownChanges.ts';
import { act } from '#tests/support/act.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { History } from '#ui/pages/dashboard/history/History.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { macrotask } from '#world/settle.ts';

const turns = async (most: number, isEnough = () => false) => {
  for (let turn = 0; turn < most && !isEnough(); turn += 1) await act(macrotask);
};

let page: Rendered | null = null;
let awaited = () => 0;

const isDrawn = () =>
  awaited() === 0 && textsOf('tbody tr.ant-table-row').every((text) => text !== '' && text !== undefined);

const settle = async () => {
  await turns(10);
  await turns(20_000, isDrawn);
  await turns(30);
};

afterEach(async () => {
  await page?.unmount();
  page = null;
});

const Address = () => <output>{useLocation().search}</output>;

const open = async (
  address = '/dashboard?tab=history',
  { failing = false, renames = 0, isLeft = false } = {},
) => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  const { client } = await call('addClient', {
    body: { name: 'Dune', domain: 'dune.example', industry: 'SaaS' },
  });
  await call('updateClient', {
    params: { id: client.id },
    body: { name: 'Dunes' },
    headers: { 'If-Match': '*' },
  });
  for (let turn = 1; turn <= renames; turn += 1)
    await call('updateClient', {
      params: { id: client.id },
      body: { name: `Dunes ${turn}` },
      headers: { 'If-Match': '*' },
    });
  if (isLeft) {
    const { token: leaving } = (await backend.demo('manager')).session;
    await call('pauseClient', { token: leaving, params: { id: client.id }, headers: { 'If-Match': '*' } });
    await call('removeMember', { params: { id: 'demomanager' } });
  }
  const serverState = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  awaited = () => serverState.isFetching() + serverState.isMutating();
  let broken = failing;
  const api = createApiClient({
    world: backend.world,
    baseUrl: 'https://app.example',
    fetch: (url, init) =>
      broken
        ? Promise.reject(new TypeError('fetch failed'))
        : backend.backend.handle(new Request(String(url), init)),
    ready: () => Promise.resolve(),
    session: { token: () => token },
    onAppended: () => void serverState.invalidateQueries(),
  });
  const services = { world: backend.world, api, ownChanges: createOwnChanges(api), serverState };
  page = await renderPart(
    <ServicesContext value={services as unknown as AppServices}>
      <QueryClientProvider client={serverState}>
        <MemoryRouter initialEntries={[address]}>
          <History viewer="admin" />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await settle();
  const mend = () => {
    broken = false;
  };
  const sever = () => {
    broken = true;
  };
  const nameNow = async () => (await call('readClient', { params: { id: client.id } })).client.name;
  return { ...backend, container: page.container, nameNow, mend, sever, call };
};

const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) =>
    textContent?.replaceAll(/\s+/g, ' ').trim(),
  );

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
};

const press = async (name: string) => {
  await act(async () => button(name).click());
  await settle();
};

const notice = () => textsOf('[role="status"] p > span')[0];

/** Waits in real time, because encrypting a command's reply runs off the thread. */
const told = async (text: string) => {
  await turns(20_000, () => notice() === text);
  await settle();
};

const sentences = () => textsOf('tbody th > bdi > span');

type Call = Awaited<ReturnType<typeof open>>['call'];

const changesOf = async (call: Call, filter: string): Promise<readonly unknown[]> => {
  const items: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `${filter}&limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page = await call('listHistory', { query });
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return items;
};

describe('the history', () => {
  test('lists changes latest first, with before and after', async () => {
    const { container } = await open();

    expect(sentences().slice(0, 2)).toEqual([
      'Ada Moreau renamed a client to Dunes',
      'Ada Moreau added the client Dune',
    ]);
    expect(textsOf('dl', container)[0]).toBe('Namefrom Dune → to Dunes');
    expect(container.textContent).not.toMatch(/undefined|NaN|\bnull\b/);
  });

  test('is filtered by somebody who has left, too', async () => {
    const { container } = await open('/dashboard?tab=history&by=demomanager', { isLeft: true });
    const chosen = container.querySelector('#history-actor')?.closest('.ant-select');

    expect(chosen?.textContent).toBe('Marcus Chen (left)');
    expect(sentences()).toEqual(['Marcus Chen paused Dunes']);
  });

  test('asks before it undoes, shows what will be different, and offers to do it again', async () => {
    const { nameNow } = await open();
    const sentence = 'Ada Moreau renamed a client to Dunes';
    await press(`Undo: ${sentence}`);
    expect(textsOf('[role="dialog"] dl')).toEqual(['Namefrom Dunes → to Dune']);
    expect(await nameNow()).toBe('Dunes');

    await press('Undo the change');
    await told(`Undone: ${sentence}.`);
    expect([await nameNow(), notice()]).toEqual(['Dune', `Undone: ${sentence}.`]);
    expect(sentences()[0]).toBe('Ada Moreau renamed a client to Dune, undoing a change');
    expect(textsOf('tbody tr.ant-table-row')[1]).toMatch(/Undone by Ada Moreau, \d\d:\d\d$/);

    await press('Undo');
    await told(`Done again: ${sentence}.`);
    expect([await nameNow(), notice()]).toEqual(['Dunes', `Done again: ${sentence}.`]);
  });

  test('says what prevents it instead of offering to undo', async () => {
    await open();
    const [, added] = textsOf('tbody tr.ant-table-row');

    expect(added).toMatch(
      /Dunes was changed again on 5 Jan by Ada Moreau \(client updated\); undo that first\.Undo those too…$/,
    );
  });

  test('is narrowed to one type of event, which the address names', async () => {
    await open('/dashboard?tab=history&client=&type=ClientUpdated&q=dunes');
    expect(sentences()).toEqual(['Ada Moreau renamed a client to Dunes']);
    const field = document.querySelector('[aria-label="Type of event"]');
    expect(field?.closest('.ant-select')?.textContent).toContain('Client updated');
  });

  test('offers to undo what lies on top too, and shows first what that changes', async () => {
    const { container, call } = await open();
    const sentence = 'Ada Moreau added the client Dune';
    await press(`Undo those too: ${sentence}`);
    await turns(20_000, () => textsOf('[role="dialog"] ol > li').length > 0);
    const status = async () => (await call('listClients')).counts;
    const before = await status();

    expect(textsOf('output', container)).toEqual([expect.stringMatching(/^\?tab=history&undo=\d+$/)]);
    expect(textsOf('[role="dialog"] ol > li > p:first-child')).toEqual([
      'Ada Moreau renamed a client to Dunes',
      sentence,
    ]);
    expect(textsOf('[role="dialog"] dl')).toEqual([
      'Namefrom Dunes → to Dune',
      'Namefrom Dune → to —Domainfrom dune.example → to —Industryfrom SaaS → to —Statusfrom active → to —',
    ]);

    expect(await barriersWithin(...document.querySelectorAll('[role="dialog"]'))).toEqual([]);

    await press('Undo all 2');
    await told(`Undone: ${sentence}, with a later change.`);
    expect([before.archived, (await status()).archived]).toEqual([0, 1]);
    expect(textsOf('output', container)).toEqual(['?tab=history']);

    await press('Undo');
    await told(`Done again: ${sentence}, with a later change.`);
    expect((await status()).archived).toBe(0);
  });

  test('shows what its address asks for, and says when that is nothing', async () => {
    const { container } = await open('/dashboard?tab=history&q=dunes&since=2026-01-05&until=nonsense');
    expect(sentences().length).toBe(2);
    const search = container.querySelector<HTMLInputElement>('input[aria-label="Search the history"]');
    expect(search?.value).toBe('dunes');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        search,
        'nobody at all',
      );
      search?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await settle();

    expect(textsOf('h3', container)).toEqual(['No matching changes']);
    expect(textsOf('output', container)).toEqual([
      '?tab=history&q=nobody+at+all&since=2026-01-05&until=nonsense',
    ]);
    await press('Show all changes');
    expect([sentences().length > 2, textsOf('output', container)]).toEqual([true, ['?tab=history']]);
  });

  test('says when it did not come, and can be asked for again', async () => {
    const { container, mend } = await open(undefined, { failing: true });
    expect(textsOf('[role="alert"] > span', container)[0]).toMatch(/^The history could not be loaded\./);
    mend();
    await press('Try again');

    expect(sentences()[0]).toBe('Ada Moreau renamed a client to Dunes');
  });

  test('its file has every change that the filter leaves, far more than the page', async () => {
    const files = catchDownloads();
    const { container, call } = await open('/dashboard?tab=history&about=clients', { renames: 60 });
    const { length } = await changesOf(call, 'subject=clients');
    expect([length > 50, sentences().length]).toEqual([true, 50]);
    await press('Download CSV');
    const saved = () => textsOf('[role="status"]', container).filter((text) => text?.startsWith('Saved'));
    await turns(20_000, () => saved().length > 0);

    expect(saved()).toEqual([`Saved ${length} changes.`]);
    const [, ...rows] = readTable((await files[0]?.text()) ?? '').rows;
    const subjects = new Set(rows.map(({ cells }) => cells[2]));
    expect([files.length, rows.length >= length, [...subjects]]).toEqual([1, true, ['Clients']]);
  });

  test('says why there is no file, and can be asked for it again', async () => {
    const { container, sever } = await open();
    sever();
    await press('Download CSV');
    await turns(200, () => container.querySelector('[role="alert"]') !== null);

    expect(textsOf('[role="alert"]', container)[0]).toMatch(/^The file could not be made\. /);
    expect(button('Download CSV').hasAttribute('disabled')).toBe(false);
  });
});
