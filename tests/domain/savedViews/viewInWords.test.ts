/** Tests the wording of a saved view. */
import { expect, test } from 'vitest';
import { viewInWords } from '#domain/savedViews/viewInWords.ts';

const names = {
  person: (id: string) => `the person ${id}`,
  filter: (dimension: string, value: string) =>
    dimension === 'campaign' ? `the campaign ${value}` : undefined,
};

test.each([
  ['clients', '', 'All clients'],
  ['clients', 'q=dune&show=archived&industry=SaaS', 'Search: “dune”; Status: Archived; Industry: SaaS'],
  ['clients', 'owner=me&tag=north&due=renewal', 'Owner: me; Tag: north; Renewals within 30 days'],
  [
    'clients',
    'owner=ada&group=industry&columns=fee,gone&as=cards&sort=name',
    'Owner: the person ada; Sorted by Client, ascending; Grouped by industry; Columns: MRR; As cards',
  ],
  ['clients', 'show=gone&sort=-gone&group=constructor&due=never', 'All clients'],
  ['portfolio', 'sort=report&data=stale', 'With a stale source; Sorted by Next report, ascending'],
  ['portfolio', 'sort=-cpa&health=watch', 'Health: Watch; Sorted by CPA, descending'],
  ['clients', 'sort=report', 'Sorted by Last report, ascending'],
  ['figures', '', 'No filters'],
  ['figures', 'channel=email&campaign=c1', 'Channel: Email; Campaign: the campaign c1'],
] as const)('of %s with “%s” is “%s”', (page, query, words) => {
  expect(viewInWords({ page, query }, names)).toBe(words);
});
