import { expect, test } from 'vitest';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { readView } from '#ui/pages/clients/clientView.ts';
import { pickClients } from '#ui/pages/clients/pickClients.ts';
import { acorn, berg, cedar } from '../dashboard/portfolioCast.ts';

const item = (id: string): ClientItem =>
  ({
    id,
    name: id,
    domain: `${id}.example`,
    industry: 'Retail',
    status: 'active',
    tags: [],
  }) as unknown as ClientItem;

const stale = { ...acorn, id: 'Dune', sources: 2, sources_fresh: 1 };
const cast = [acorn, berg, cedar, stale];
const standings = new Map(cast.map((client) => [client.id, client]));
const clients = [...standings.keys(), 'Newest'].map(item);

const shownBy = (query: string, known: typeof standings | null | undefined = standings) =>
  pickClients(clients, readView(new URLSearchParams(query)), {
    me: null,
    today: 0,
    statuses: known,
  }).shown.map(({ id }) => id);

test.each([
  ['', ['Acorn', 'Berg', 'Cedar', 'Dune', 'Newest']],
  ['health=healthy', ['Acorn', 'Dune']],
  ['health=at_risk', ['Berg']],
  ['alerts=open', ['Berg']],
  ['health=healthy&data=stale', ['Dune']],
  ['health=healthy&q=aco', ['Acorn']],
])('%s shows those who stand so, and nobody of whom nothing is known', (query, ids) => {
  expect(shownBy(query)).toEqual(ids);
});

test('without standings a filter by them shows nobody, and any other shows as before', () => {
  expect([shownBy('health=healthy', null), shownBy('q=aco', undefined)]).toEqual([[], ['Acorn']]);
});
