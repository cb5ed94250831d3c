/** @vitest-environment happy-dom */
/** Tests hostile texts in an agency's fields, on its pages and in texts for screen readers: they are shown unchanged. */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidyText } from '#domain/text/visibleText.ts';
import { JsonTree } from '#ui/lab/JsonTree.tsx';
import { playedPage } from './playedPage.ts';

const hostile = {
  client: '"><img src=x data-hit onerror=hit()>',
  tag: '<svg data-hit onload=hit()>',
  note: '</textarea></title><script data-hit>hit()</script>',
  task: '<button data-hit onclick=hit()>Call</button>',
  contact: '<a data-hit href="javascript:hit()">Ada</a>',
  annotation: '<iframe data-hit srcdoc="<b>"></iframe>{{7*7}}',
  view: '<details data-hit open ontoggle=hit()>',
  dashboard: '<style data-hit>*{display:none}</style>',
  report: '<math data-hit><mtext></title><img src=x data-hit>',
  company: "'; DROP TABLE events;--<b data-hit>",
  person: '\u202e<i data-hit>\u2066',
} as const;

type Field = keyof typeof hostile;

const page = playedPage();

const id = 'fjordandfoam';
const day = '2026-02-20';

const writeAll = async (): Promise<void> => {
  const { api } = page.stage().services() ?? expect.unreachable();
  const ifMatch = '*';
  await api.call('updateClient', {
    params: { id },
    ifMatch,
    body: { name: hostile.client, tags: [hostile.tag] },
  });
  await api.call('addClientNote', { params: { id }, body: { text: hostile.note } });
  await api.call('addClientTask', { params: { id }, body: { text: hostile.task, due_on: '2026-01-01' } });
  await api.call('addClientContact', {
    params: { id },
    body: { name: hostile.contact, title: hostile.contact },
  });
  await api.call('addAnnotation', {
    body: { client_id: id, from: day, to: day, text: hostile.annotation, shared: true },
  });
  await api.call('createSavedView', { body: { page: 'clients', name: hostile.view, query: 'q=a' } });
  await api.call('changeDashboard', {
    params: { id: 'shopdashboard' },
    ifMatch,
    body: { name: hostile.dashboard },
  });
  await api.call('changeReport', { params: { id: 'fjordmonthly' }, ifMatch, body: { name: hostile.report } });
  await api.call('updateProfile', { body: { first_name: hostile.person, company: hostile.company } });
};

const pages: readonly (readonly [what: string, address: string, fields: readonly Field[]])[] = [
  ['the table of clients, with chips', '/clients', ['client', 'tag']],
  ['a saved view of it', '/clients?q=a', ['view']],
  ['a client', `/clients/${id}`, ['client', 'tag']],
  ['its notes', `/clients/${id}/notes`, ['client', 'note', 'task']],
  ['its contacts', `/clients/${id}/contacts`, ['client', 'contact']],
  ['the portfolio', '/dashboard', ['client', 'person']],
  ['its tasks', '/dashboard?part=tasks', ['client', 'person', 'task']],
  [
    'its board, with remarks and the cover of print',
    `/dashboard?client=${id}&range=30d`,
    ['client', 'annotation'],
  ],
  ['the history', '/dashboard?tab=history', ['client', 'person']],
  ['the dashboards', '/dashboard?tab=dashboards&board=all', ['dashboard']],
  ['a dashboard', '/dashboard?tab=dashboards&board=shopdashboard', ['dashboard', 'client']],
  ['the reports', '/dashboard/reports', ['report', 'client']],
  ['a report', '/dashboard/reports/fjordmonthly', ['report', 'client']],
  ['the team', '/billing?tab=team', ['person']],
  ['the live feed', '/real-time-monitoring?tab=today', ['client', 'person']],
  ['competitors', `/competitor-analysis?client=${id}`, ['client']],
];

const wordsOf = (document: Document): string =>
  [...document.querySelectorAll('body, body *')]
    .flatMap((element) => [
      element === document.body ? element.textContent : null,
      ...['title', 'aria-label', 'aria-valuetext', 'alt', 'placeholder'].map((name) =>
        element.getAttribute(name),
      ),
      'value' in element ? String(element.value) : null,
    ])
    .filter((text) => text !== null)
    .join('\n');

const madeOf = (document: ParentNode): readonly string[] =>
  [
    ...document.querySelectorAll(
      '[data-hit], [srcdoc], [href^="javascript:" i], [onerror], [onload], [ontoggle]',
    ),
  ].map(({ outerHTML }) => outerHTML.slice(0, 120));

describe('hostile texts', () => {
  beforeAll(async () => {
    await page.play([{ role: 'admin' }]);
    await writeAll();
  });
  afterAll(page.close);

  test.each(pages)('stand as text on the page of %s', async (_what, address, fields) => {
    await page.stage().open(address);
    await page.stage().settle();
    const document = page.stage().document();
    const words = wordsOf(document);

    expect(fields.filter((field) => !words.includes(tidyText(hostile[field])))).toEqual([]);
    expect(madeOf(document)).toEqual([]);
  });

  test('stand as text in the tree of the Lab, which shows data of events and bodies of calls', () => {
    const shown = document.createElement('div');
    shown.innerHTML = renderToStaticMarkup(<JsonTree value={{ ...hostile, [hostile.tag]: [hostile] }} />);
    const words = shown.textContent;
    const missing = Object.values(hostile).filter((text) => !words.includes(JSON.stringify(text)));

    expect([missing, words.includes(hostile.tag), madeOf(shown)]).toEqual([[], true, []]);
  });
});
