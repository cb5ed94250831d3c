/** Tests exporting clients as a spreadsheet and importing that file. */

import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { guessColumns, previewClients } from '#domain/imports/clientImport.ts';
import { readTable } from '#domain/imports/readTable.ts';
import { clientsCsv } from '#ui/pages/clients/useClientsFile.ts';
import { berg } from './dashboard/portfolioCast.ts';

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

const today = epochDayOf('2026-03-02') ?? 0;

const signed: ClientItem = {
  ...acme,
  id: 'signed',
  name: 'Signed',
  domain: 'signed.example',
  time_zone: 'Europe/Berlin',
  status: 'paused',
  owner_id: 'marcus',
  tags: ['retail', 'key account'],
  contract: [
    {
      id: 'c1',
      monthly_fee_cents: 150_050,
      currency: 'EUR',
      from: '2026-01-05',
      reason: 'start',
      until: '2026-12-31',
      changed_at: '2026-01-05T09:00:00.000Z',
    },
  ],
};

const formula: ClientItem = {
  ...acme,
  id: 'formula',
  name: '=HYPERLINK("x")',
  domain: 'formula.example',
  sample: true,
  status: 'archived',
  owner_id: 'gone',
  archived_at: '2026-02-01T00:00:00.000Z',
};

const staff = new Map([['marcus', 'Marcus Chen']]);
const standing = {
  ...berg,
  id: 'signed',
  sources: 3,
  sources_fresh: 2,
  last_report_at: '2026-02-01T07:00:00.000Z',
  last_sign_in_at: '2026-02-20T18:30:00.000Z',
};
const facts = { staff, today, statuses: new Map([[standing.id, standing]]) };

test('clients in a file have a line each, with nothing that a spreadsheet would run', () => {
  const { score } = berg.health;
  expect(csvText(clientsCsv([acme, signed, formula], facts))).toBe(
    [
      '\uFEFFName,Domain,Industry,Time zone,MRR,Currency,Contract end,Owner,Tags,Status,Health score,Health,Goal,Goal attainment (share),Budget pacing (share),Sources,Sources up to date,Last report,Client sign-in,Sample,Added,Archived',
      '"Acme, ""the"" shop",acme.com,Retail,UTC,,,,,,active,,,,,,,,,,no,2026-01-05,',
      `Signed,signed.example,Retail,Europe/Berlin,1500.5,EUR,2026-12-31,Marcus Chen,"retail, key account",paused,${score},At risk,revenue,0.5,1.4,3,2,2026-02-01,2026-02-20,no,2026-01-05,`,
      `"'=HYPERLINK(""x"")",formula.example,Retail,UTC,,,,,,archived,,,,,,,,,,yes,2026-01-05,2026-02-01`,
      '',
    ].join('\r\n'),
  );
});

test('a file of clients is read by the import as it was written', () => {
  const table = readTable(csvText(clientsCsv([acme, signed, formula], facts))).rows;
  const columns = guessColumns(table[0]?.cells ?? []);
  const rules = { taken: new Set<string>(), industries: ['Retail'], staff, today: '2026-03-02' };

  expect(
    previewClients(table, columns, rules).map(({ fields, errors, line: _line, ...rest }) => ({
      ...fields,
      ...rest,
      errors,
    })),
  ).toEqual(
    [acme, signed, formula].map(({ name, domain, industry, time_zone, owner_id, tags, contract: [fee] }) => ({
      name,
      domain,
      industry,
      zone: time_zone,
      feeCents: fee?.monthly_fee_cents ?? 0,
      currency: fee?.currency ?? 'USD',
      until: fee?.until ?? null,
      ownerId: owner_id === 'gone' ? null : owner_id,
      tags,
      errors: {},
    })),
  );
});
