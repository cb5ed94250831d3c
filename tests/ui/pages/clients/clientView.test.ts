import { describe, expect, test } from 'vitest';
import { queryOfView, readView } from '#ui/pages/clients/clientView.ts';

const openAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://agency.example');
  const { open, tab, search } = readView(searchParams, pathname);
  return { open, tab, search };
};

describe('the address of the clients page', () => {
  test.each([
    ['/clients', { open: null, tab: 'overview', search: '' }],
    ['/clients?q=du', { open: null, tab: 'overview', search: 'du' }],
    ['/clients?client=dune&tab=goals&q=du', { open: 'dune', tab: 'goals', search: 'du' }],
    ['/clients/dune', { open: 'dune', tab: 'overview', search: '' }],
    ['/clients/dune/reports?q=du', { open: 'dune', tab: 'reports', search: 'du' }],
    ['/clients/dune/nothing', { open: 'dune', tab: 'overview', search: '' }],
  ])('%s names who is open, and which tab', (address, view) => {
    expect(openAt(address)).toEqual(view);
  });

  test.each([
    ['health=at_risk', { health: 'at_risk', hasAlerts: false, isStale: false }],
    ['health=watch&alerts=open&data=stale', { health: 'watch', hasAlerts: true, isStale: true }],
  ])('says by %s how those stand who are listed', (query, standing) => {
    const view = readView(new URLSearchParams(query));

    expect(view).toMatchObject(standing);
    expect(`${queryOfView(view)}`).toBe(query);
  });

  test('leaves out a status that there is not', () => {
    expect(`${queryOfView(readView(new URLSearchParams('health=fine&alerts=all&data=old')))}`).toBe('');
  });
});
