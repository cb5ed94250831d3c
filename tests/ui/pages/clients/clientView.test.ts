import { describe, expect, test } from 'vitest';
import { readView } from '#ui/pages/clients/clientView.ts';

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
});
