/** Tests that notes of the agency reach no client and no visitor: portal, share links, sent reports and their HTML file. */
import { expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { reportHtml } from '#ui/parts/reports/out/reportHtml.tsx';
import { fjord, openReports, sendReport } from './reports/openReports.ts';

const secret = 'Quokka';
const open = 'Wombat';

const day = '2025-12-30';

const openWithNotes = async () => {
  const agency = await openReports();
  const { call, token } = agency;
  const about = { params: { id: fjord } };
  const annotation = (text: string, more: object) =>
    call('addAnnotation', {
      body: { client_id: fjord, from: day, to: day, text, shared: false, ...more },
    });
  await annotation(`${secret} of the agency`, {});
  await annotation(`${secret} of one person`, { personal: true });
  await annotation(`${secret} about all clients`, { client_id: null });
  await annotation(`${open} for the client`, { shared: true });
  await call('addClientNote', { ...about, body: { text: `${secret} note` } });
  await call('addClientTask', { ...about, body: { text: `${secret} task` } });
  const { dashboard } = Object(
    await call('createDashboard', { body: { name: 'Weekly', client_id: fjord, beginning: 'blank' } }),
  );
  const widget = (id: string, kind: string, row: number, figures: readonly string[]) => ({
    ...{ id, kind, title: '', figures, by: null, text: '' },
    place: { column: 0, row, width: 6, height: 3 },
  });
  const laidOut = Object(
    await call('layOutDashboard', {
      params: { id: dashboard.id },
      headers: { 'If-Match': dashboard.etag },
      body: {
        widgets: [widget('notes', 'annotations', 0, []), widget('course', 'line', 3, ['revenue_cents'])],
      },
    }),
  ).dashboard;
  await call('changeDashboard', {
    params: { id: dashboard.id },
    headers: { 'If-Match': laidOut.etag },
    body: { visible_to_client: true },
  });
  const sent = await sendReport(agency);
  const comment = { answer: 'comment', section: null, text: `${secret} comment`, internal: true };
  expect((await agency.answer(sent.runId, comment, token)).status).toBe(200);
  return { ...agency, dashboardId: String(dashboard.id), ...sent };
};

const readings = (Object.keys(paths) as EndpointName[]).filter((name) => {
  const { roles, mediaType }: Endpoint = endpoints[name];
  return paths[name][0] === 'GET' && roles !== 'anyone' && roles.includes('user') && mediaType === undefined;
});

test('no reading of a client’s person has a note of the agency, and the shared one is there', async () => {
  const { ask, tokens, runId } = await openWithNotes();
  const found: string[] = [];
  const shared: string[] = [];
  for (const name of readings) {
    const query = new URLSearchParams({ ...neededQuery(name) }).toString();
    const id = name === 'readReportRun' ? runId : fjord;
    const { body } = await ask(name, { token: tokens.client, params: { id }, query });
    const text = JSON.stringify(body ?? null);
    if (text.includes(secret)) found.push(name);
    if (text.includes(open)) shared.push(name);
  }

  expect(found).toEqual([]);
  expect(shared).toContain('listAnnotations');
});

test('the agency reads each of them, so that they could be found', async () => {
  const { ask, token, runId } = await openWithNotes();
  const texts = new Set<string>();
  for (const name of ['listAnnotations', 'readClientRecord', 'readReportRun', 'listClientTasks'] as const) {
    const query = new URLSearchParams({
      ...neededQuery(name),
      ...(name === 'readClientRecord' && { client: fjord }),
    });
    const { body } = await ask(name, { token, params: { id: runId }, query: query.toString() });
    for (const [text] of JSON.stringify(body).matchAll(new RegExp(`${secret} [a-z ]+`, 'g'))) texts.add(text);
  }
  expect([...texts].toSorted()).toEqual([
    `${secret} about all clients`,
    `${secret} comment`,
    `${secret} note`,
    `${secret} of one person`,
    `${secret} of the agency`,
    `${secret} task`,
  ]);
});

test.each(['overview', 'dashboard', 'report'] as const)(
  'a share link of a client’s %s has no annotation at all, and neither has its HTML file',
  async (kind) => {
    const { succeed, open: visit, token, dashboardId, runId } = await openWithNotes();
    const shownId = { overview: null, dashboard: dashboardId, report: runId }[kind];
    const { token: link } = await succeed('createShareLink', {
      token,
      body: {
        name: 'For the board',
        client_id: fjord,
        kind,
        shown_id: shownId,
        view: 'range=28d',
        expires_at: null,
        since: null,
      },
    });
    const passed = await (await visit('openShare', { params: { token: link }, body: {} })).json();
    const read = await succeed('readShare', { token: passed.token, params: { token: link } });
    const html = [...reportHtml({ content: read.content })].join('');

    expect(read.content.sections.length).toBeGreaterThan(0);
    expect(html).toContain('data-section=');
    for (const text of [JSON.stringify(read), html])
      expect([text.includes(secret), text.includes(open)]).toEqual([false, false]);
  },
);

test('a preview of a report and the file of it have none either', async () => {
  const { succeed, token, id } = await openWithNotes();
  const { report } = await succeed('readReport', { token, params: { id } });
  const { content } = await succeed('previewReport', {
    token,
    body: {
      name: report.name,
      client_id: fjord,
      title: '',
      period: { kind: 'fixed', from: '2025-12-01', to: '2025-12-31' },
      compare: 'previous',
      filters: '',
      sections: report.sections,
    },
  });
  const html = [...reportHtml({ content })].join('');

  expect(html).toContain('data-section=');
  expect([html.includes(secret), JSON.stringify(content).includes(secret)]).toEqual([false, false]);
});
