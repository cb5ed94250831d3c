/** Writes a word of 120 letters into every text field, to test that it breaks inside its box. */
import { expect, type Page } from 'playwright/test';
import { callApi, sessionHeader } from './callApi.ts';

export const longWord = 'Donaudampfschifffahrt'.repeat(6).slice(0, 120);

const letters = (count: number): string => longWord.slice(0, count);

const inputs = {
  monthlyRevenue: 50_000,
  clientCount: 20,
  hoursPerReport: 12,
  reportFrequency: 4,
  hourlyRate: 90,
};

export type LongNamed = { readonly client: string; readonly dashboard: string; readonly report: string };

type Made = {
  readonly client?: { readonly id: string };
  readonly dashboard?: { readonly id: string };
  readonly report?: { readonly id: string };
};

type Sent = {
  readonly method?: 'PATCH' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly more?: Readonly<Record<string, string>>;
};

const sender = async (page: Page) => {
  const headers = await sessionHeader(page);
  const send = async ({ method, path, body, more }: Sent): Promise<Made> => {
    const call = { method: method ?? 'POST', path, headers: { ...headers, ...more }, body } as const;
    const reply = await callApi<Made>(page, call);
    expect([path, reply.status < 300, reply.status < 300 ? null : reply.body]).toEqual([path, true, null]);
    return reply.body;
  };
  return { headers, send };
};

const ofClient = (client: string): readonly Sent[] => [
  {
    path: 'api/competitors',
    body: { client_id: client, domain: 'rival.example', tier: 'direct', notes: longWord },
  },
  {
    path: `api/clients/${client}/contacts`,
    body: { name: longWord, email: `${letters(50)}@rival.example`, title: letters(80) },
  },
  { path: `api/clients/${client}/notes`, body: { text: longWord } },
  { path: `api/clients/${client}/tasks`, body: { text: longWord, due_on: '2026-01-06' } },
  {
    path: 'api/annotations',
    body: { client_id: client, from: '2026-01-05', to: '2026-01-06', text: longWord, shared: false },
  },
];

const ofAgency: readonly Sent[] = [
  {
    method: 'PATCH',
    path: 'api/auth/profile',
    body: { first_name: longWord, last_name: longWord, company: longWord },
  },
  { path: 'api/roi/scenarios', body: { name: letters(80), inputs } },
  {
    path: 'api/saved-views',
    body: { page: 'figures', name: letters(60), query: 'channel=email' },
  },
  { path: 'api/saved-views', body: { page: 'portfolio', name: letters(60), query: 'q=donau' } },
  { path: 'api/saved-views', body: { page: 'clients', name: letters(59), query: 'q=donau' } },
  {
    method: 'PUT',
    path: 'api/billing/details',
    body: { company: longWord, email: `${letters(50)}@rival.example`, tax_id: '', address: longWord },
    more: { 'If-Match': '*' },
  },
];

export const writeLongWord = async (page: Page): Promise<LongNamed> => {
  const { headers, send } = await sender(page);
  const added = await send({
    path: 'api/clients',
    body: {
      name: longWord,
      domain: `${longWord.toLowerCase().slice(0, 60)}.example`,
      industry: letters(60),
      tags: [letters(30)],
    },
  });
  const client = added.client?.id ?? '';
  for (const sent of [...ofClient(client), ...ofAgency]) await send(sent);
  const board = await send({
    path: 'api/dashboards',
    body: { name: letters(80), client_id: client, beginning: 'blank' },
  });
  const made = await send({
    path: 'api/reports',
    body: { name: letters(80), client_id: client, beginning: 'monthly' },
  });
  const saved = await callApi<{ etag: string }>(page, { path: 'api/white-label', headers });
  await send({
    method: 'PUT',
    path: 'api/white-label',
    body: { name: letters(40), accent: null, logo_text: null, hide_powered_by: false },
    more: { 'If-Match': saved.body.etag },
  });
  return { client, dashboard: board.dashboard?.id ?? '', report: made.report?.id ?? '' };
};

/** Creates a tenant with the long name, under the plan that has tenants. */
export const writeLongTenant = async (page: Page): Promise<void> => {
  const { send } = await sender(page);
  await send({ path: 'api/plan-simulation', body: { plan_name: 'agency_plus' } });
  await send({ path: 'api/tenants', body: { name: longWord, plan_name: 'pro' } });
};
