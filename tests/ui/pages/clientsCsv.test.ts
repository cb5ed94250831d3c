/** Clients as a table for spreadsheets. */
import { expect, test } from 'vitest';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { clientsCsv } from '#ui/pages/clients/clientsCsv.ts';

const acme: ClientItem = {
  id: 'acme',
  name: 'Acme, "the" shop',
  domain: 'acme.com',
  industry: 'Retail',
  time_zone: 'UTC',
  sample: false,
  status: 'active',
  owner_id: null,
  tags: [],
  contract: [],
  lifetime: null,
  paused_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-06T09:00:00.000Z',
  archived_at: null,
  merged_into: null,
  logo_id: null,
  etag: '"r1"',
};

test('clients in a file have a line each, with nothing that a spreadsheet would run', () => {
  const formula: ClientItem = {
    ...acme,
    name: '=HYPERLINK("x")',
    sample: true,
    archived_at: '2026-02-01T00:00:00.000Z',
  };
  expect(clientsCsv([acme, formula])).toBe(
    [
      '\uFEFFName,Domain,Industry,Sample,Added,Archived',
      '"Acme, ""the"" shop",acme.com,Retail,no,2026-01-05,',
      `"'=HYPERLINK(""x"")",acme.com,Retail,yes,2026-01-05,2026-02-01`,
      '',
    ].join('\r\n'),
  );
});
