/** Tests history sentences: about one thing, about several with the same change, and about one among them. */
import { describe, expect, test } from 'vitest';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { sentenceOf } from '#ui/parts/history/historyWords.ts';

type Data = HistoryItem['event']['data'];

type Thing = readonly [name: string | null, about: string | null, data?: Data];

const names = new Map([['marcus', 'Marcus Chen']]);

const told = (stream: string, type: string, things: readonly Thing[], more: Partial<HistoryItem> = {}) => {
  const parts = things.map(([name, about, data = {}]) => ({ type, name, told: { about, data }, fields: [] }));
  const actor = { kind: 'account', id: 'ada', name: 'Ada' };
  const event = { stream: `${stream}-northlight`, type, actor, ...parts[0]?.told };
  const marks = { imported: null, undoes: null, alike: things.length, is_part: false };
  return sentenceOf({ event, parts, ...marks, ...more } as unknown as HistoryItem, names);
};

const clients = (...all: readonly string[]) => all.map((name): Thing => [name, name]);
const three = clients('Fjord & Foam', 'Stackpilot', 'Maple');

describe('the sentence of a change', () => {
  test('of one thing is that of its event', () => {
    expect(told('clients', 'ClientArchived', clients('Acme'))).toBe('Ada archived Acme');
  });

  test('of several clients names three and counts the rest', () => {
    const many = clients('A', 'B', 'C', 'D', 'E');
    expect([
      told('clients', 'ClientArchived', three),
      told('clients', 'ClientDeleted', many, { alike: 7 }),
      told('clients', 'ClientRestored', clients('A', 'B'), { undoes: 4 }),
    ]).toEqual([
      'Ada archived 3 clients: Fjord & Foam, Stackpilot, and Maple',
      'Ada deleted 7 clients: A, B, C, and 4 more',
      'Ada restored 2 clients: A and B, undoing a change',
    ]);
  });

  test('of several says all that they share, and no more where they differ', () => {
    const withData = (...all: readonly Data[]) =>
      all.map((data, index): Thing => [`C${index}`, `C${index}`, data]);
    const marcus = { ownerId: 'marcus' };
    const fee = { monthlyFeeCents: 150_000, currency: 'USD', from: '2026-01-05', reason: 'start' };
    expect([
      told('clients', 'ClientOwnerAssigned', withData(marcus, marcus)),
      told('clients', 'ClientTagsChanged', withData({ tags: ['VIP'] }, { tags: ['VIP'] })),
      told('clients', 'ClientTagsChanged', withData({ tags: ['VIP'] }, { tags: ['B2B', 'VIP'] })),
      told('clients', 'ClientTagsChanged', withData({ tags: ['VIP'] }, { tags: ['VIP'] }), { alike: 30 }),
      told('clients', 'ClientContractChanged', withData(fee, fee)),
      told('goals', 'BudgetSet', withData({ monthlyCents: 5_000 }, { monthlyCents: 5_000 })),
      told('goals', 'BudgetSet', withData({ monthlyCents: 5_000 }, { monthlyCents: 6_000 })),
    ]).toEqual([
      'Ada made Marcus Chen the owner of 2 clients: C0 and C1',
      'Ada tagged 2 clients with VIP: C0 and C1',
      'Ada changed the tags of 2 clients: C0 and C1',
      'Ada changed the tags of 30 clients: C0, C1, and 28 more',
      'Ada set 2 clients’ fee to $1,500 a month from 5 Jan 2026: C0 and C1',
      'Ada set the monthly media budget of 2 clients to $50: C0 and C1',
      'Ada set 2 budgets of C0 and C1',
    ]);
  });

  test('of several other things is reported by the words of their type', () => {
    expect([
      told('campaigns', 'CampaignPaused', [
        ['Brand', 'Acme'],
        ['Search', 'Birch'],
      ]),
      told('campaigns', 'CampaignBudgetChanged', [
        ['Brand', 'Acme'],
        ['Search', 'Birch'],
      ]),
      told('report', 'ReportScheduled', [
        ['Weekly', 'Acme'],
        ['Monthly', 'Acme'],
      ]),
      told('dashboards', 'DashboardCreated', [
        ['Weekly', 'Acme'],
        ['Weekly', 'Birch'],
      ]),
      told('competitors', 'CompetitorRemoved', [
        ['a.example', 'a.example', { competitorId: 'a' }],
        ['b.example', 'b.example', { competitorId: 'b' }],
      ]),
      told('clientNote', 'ClientNoteRemoved', [
        ['Acme', 'Acme'],
        ['Acme', 'Acme'],
      ]),
      told('apiKeys', 'ApiKeyRevoked', [
        ['Reports', null],
        ['Sheets', null],
      ]),
      told('import', 'ImportWithdrawn', [
        ['Acme', 'Acme'],
        ['Acme', 'Acme'],
      ]),
      told('workspace', 'InvitationRevoked', [
        [null, null],
        [null, null],
      ]),
    ]).toEqual([
      'Ada paused 2 campaigns: Brand and Search',
      'Ada changed the budget of 2 campaigns: Brand and Search',
      'Ada scheduled 2 reports: Weekly and Monthly',
      'Ada created 2 dashboards: Weekly',
      'Ada stopped watching 2 competitors: a.example and b.example',
      'Ada removed 2 client notes of Acme',
      'Ada revoked 2 API keys: Reports and Sheets',
      'Ada withdrew 2 imports of Acme',
      'Ada revoked 2 invitations',
    ]);
  });

  test('of one among several that the filter asks for says how many others there are', () => {
    const part = { is_part: true, alike: 3 };
    expect([
      told('clients', 'ClientArchived', clients('Stackpilot', 'Fjord & Foam'), part),
      told('clients', 'ClientArchived', clients('Stackpilot', 'Acme'), {
        is_part: true,
        undoes: 4,
        imported: 2,
      }),
    ]).toEqual([
      'Ada archived Stackpilot, with 2 others',
      'Ada archived Stackpilot, with 1 other, undoing a change',
    ]);
  });

  test('of an import has its number, and so has that of its undoing', () => {
    expect([
      told('clients', 'ClientAdded', three, { imported: 3 }),
      told('clients', 'ClientArchived', three, { imported: 3, undoes: 4 }),
    ]).toEqual(['Ada imported 3 clients', 'Ada undid the import of 3 clients']);
  });
});
