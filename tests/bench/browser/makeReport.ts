/** Creates a report of twenty sections, eight charts and four tables among them, in a signed-in browser. */
import type { Page } from 'playwright';
import { reportSection as section } from '#tests/support/reportSection.ts';
import { callApi, sessionHeader } from '../../e2e/support/callApi.ts';

export const reportName = 'Twenty sections';
export const reportCharts = 8;

type Made = { readonly report: { readonly id: string; readonly etag: string } };
type Clients = { readonly items: readonly { readonly id: string; readonly name: string }[] };

const many = (count: number, kind: string, more: object) =>
  Array.from({ length: count }, (_, index) => section(`${kind}${index}`, kind, more));

const figures = ['revenue_cents', 'spend_cents', 'conversions', 'mer'];

const sections = [
  section('cover', 'cover'),
  section('summary', 'summary'),
  section('goals', 'goals'),
  section('figures', 'figures', { figures }),
  ...many(reportCharts / 2, 'line', { figures: figures.slice(0, 2) }),
  ...many(reportCharts / 2, 'bar', { by: 'channel', figures: figures.slice(0, 1) }),
  ...many(4, 'table', { by: 'channel', figures }),
  section('text', 'text', { text: 'Thank you for the month. '.repeat(40) }),
  section('break', 'pageBreak'),
  section('actions', 'actions'),
  section('next', 'next', { text: '- Keep what works\n- Try two new creatives' }),
];

export const makeReport = async (page: Page): Promise<void> => {
  const session = await sessionHeader(page);
  const call = async <Body>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, etag?: string) => {
    const headers = { ...session, ...(etag === undefined ? {} : { 'If-Match': etag }) };
    const answer = await callApi<Body>(page, { method, path, headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered with ${answer.status}`);
    return answer.body;
  };
  const { items } = await call<Clients>('GET', '/api/clients');
  const client = items.find(({ name }) => name === 'Fjord & Foam');
  const body = { name: reportName, client_id: client?.id ?? '', beginning: 'blank' };
  const { report } = await call<Made>('POST', '/api/reports', body);
  await call('PATCH', `/api/reports/${report.id}`, { sections }, report.etag);
  await call('POST', `/api/reports/${report.id}/moves`, { move: 'generate' });
};
