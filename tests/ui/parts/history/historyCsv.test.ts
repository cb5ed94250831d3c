/** The history as a file for spreadsheets. */
import { expect, test } from 'vitest';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { historyCsv } from '#ui/parts/history/historyCsv.ts';
import { sentenceOf } from '#ui/parts/history/historyWords.ts';

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
  count: 1,
  imported: null,
  parts: [
    {
      type: 'IntegrationMapped',
      name: '=shop',
      fields: [{ field: 'Client', before: 'Fjord & Foam', after: null }],
    },
  ],
  can_undo: false,
  is_held: false,
  reason: 'No.',
  undone_by: { position: 9, at: '2026-01-05T10:00:00.000Z', name: null },
  undoes: null,
};

test('tells an import of several clients by their number', () => {
  const imported: HistoryItem = { ...item, imported: 2, parts: [], undone_by: null };

  expect(sentenceOf(imported, new Map())).toBe('Ada Moreau imported 2 clients');
  expect(historyCsv([imported], new Map())).toContain(',Ada Moreau,Integrations,imported 2 clients,');
});

test('has a line for each field, and runs no formula', () => {
  const bare: HistoryItem = { ...item, parts: [], undone_by: null };

  expect(historyCsv([item, bare], new Map()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Time (UTC),Who,Subject,What,Name,Field,Before,After,Undone',
    "2026-01-05T09:00:00.000Z,Ada Moreau,Integrations,gave Shopify (=shop) to Stackpilot,'=shop,Client,Fjord & Foam,—,2026-01-05T10:00:00.000Z",
    '2026-01-05T09:00:00.000Z,Ada Moreau,Integrations,gave Shopify (=shop) to Stackpilot,,,,,',
    '',
  ]);
});
