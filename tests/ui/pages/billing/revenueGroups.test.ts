/** Tests grouping fees. */
import { describe, expect, test } from 'vitest';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { harborAndPine } from '#tests/machines/people.ts';
import { revenueGroups } from '#ui/pages/billing/revenue/RevenueBreakdown.tsx';

const client = (id: string, industry: string): ClientItem => ({ ...harborAndPine, id, industry });
const fee = (id: string, cents: number) => ({ id, name: id, cents, previous_cents: 0 });

describe('the fees of a currency', () => {
  test('are summed by group, the largest first, and make the whole', () => {
    const clients = [client('a', 'SaaS'), client('b', 'Retail'), client('c', 'SaaS'), client('d', 'Travel')];
    const fees = [fee('a', 20_000), fee('b', 50_000), fee('c', 20_000), fee('d', 0), fee('gone', 10_000)];
    const wish = { nameOf: ({ industry }: ClientItem) => industry, others: 'Deleted clients' };

    expect(revenueGroups(fees, clients, wish)).toEqual([
      { name: 'Retail', clients: 1, cents: 50_000, share: 0.5 },
      { name: 'SaaS', clients: 2, cents: 40_000, share: 0.4 },
      { name: 'Deleted clients', clients: 1, cents: 10_000, share: 0.1 },
    ]);
    expect(revenueGroups([fee('d', 0)], clients, wish)).toEqual([]);
  });
});
