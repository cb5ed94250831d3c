/** Tests exporting the history as a spreadsheet. */

import { expect, test } from 'vitest';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { csvText } from '#domain/csv.ts';
import { historyCsv } from '#ui/parts/history/historyCsv.ts';

const event = {
  occurred_at: '2026-01-05T09:00:00.000Z',
  actor: { kind: 'account', id: 'ada', name: 'Ada Moreau' },
  type: 'IntegrationMapped',
  about: 'Stackpilot',
  data: { platform: 'shopify', externalName: '=shop' },
} as unknown as HistoryItem['event'];

const item: HistoryItem = {
  id: '7',
  position: 7,
  subject: 'integrations',
  event,
  alike: 1,
  is_part: false,
  count: 1,
  imported: null,
  parts: [
    {
      type: 'IntegrationMapped',
      name: '=shop',
      told: null,
      fields: [{ field: 'Client', before: 'Fjord & Foam', after: null }],
    },
  ],
  can_undo: false,
  is_held: false,
  reason: 'No.',
  undone_by: { position: 9, at: '2026-01-05T10:00:00.000Z', name: null },
  undoes: null,
};

test('has a line for each field, and runs no formula', () => {
  const part = { type: 'IntegrationMapped', name: null, told: null, fields: [] };
  const bare: HistoryItem = { ...item, parts: [part], undone_by: null };

  expect(
    csvText(historyCsv([item, bare], new Map()))
      .replace('\uFEFF', '')
      .split('\r\n'),
  ).toEqual([
    'Time (UTC),Who,Subject,What,Name,Field,Before,After,Undone',
    "2026-01-05T09:00:00.000Z,Ada Moreau,Integrations,moved Shopify (=shop) to Stackpilot,'=shop,Client,Fjord & Foam,—,2026-01-05T10:00:00.000Z",
    '2026-01-05T09:00:00.000Z,Ada Moreau,Integrations,moved Shopify (=shop) to Stackpilot,,,,,',
    '',
  ]);
});

test('reports in each line what was done to the thing of that line, and how many are left out', () => {
  const archived = (name: string) => ({
    type: 'ClientArchived',
    name,
    told: { about: name, data: {} },
    fields: [{ field: 'Status', before: 'active', after: 'archived' }],
  });
  const several: HistoryItem = {
    ...item,
    subject: 'clients',
    event: { ...event, stream: 'clients-northlight', type: 'ClientArchived', about: 'Acme', data: {} },
    alike: 3,
    count: 3,
    parts: [archived('Acme'), archived('Birch')],
    undone_by: null,
  };
  const start = '2026-01-05T09:00:00.000Z,Ada Moreau,Clients';

  expect(
    csvText(historyCsv([several], new Map()))
      .split('\r\n')
      .slice(1),
  ).toEqual([
    `${start},archived Acme,Acme,Status,active,archived,`,
    `${start},archived Birch,Birch,Status,active,archived,`,
    `${start},and 1 more,,,,,`,
    '',
  ]);
});
