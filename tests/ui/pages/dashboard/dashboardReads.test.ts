import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import { dayOf } from '#tests/support/metricFixture.ts';
import { dashboardReads } from '#ui/pages/dashboard/Dashboard.tsx';

const asked = (search: string, role: Role = 'admin', path = '/dashboard') =>
  dashboardReads({ role, path, search, today: dayOf('2026-01-05') });

const usual = {
  from: '2025-12-08',
  to: '2026-01-04',
  compare: 'previous',
  match: 'weekday',
  interval: 'day',
};

const around = [['readWorkspace'], ['listEvents', { order: 'newest', limit: '12' }]];

describe('what the dashboard reads ahead', () => {
  test('is the portfolio, in the words in which the page will ask', () => {
    const { interval: _interval, ...portfolio } = usual;

    expect(asked('')).toEqual([['readMetrics', usual], ['readPortfolio', portfolio], ['readWorkspace']]);
  });

  test('is the board of the client that the address names, with names of campaigns where a filter says one', () => {
    const ofBoard = ['readMetrics', 'listClients', 'listGoals'];

    expect(
      ['?client=dune&range=7', '?client=dune&campaign=spring'].map((search) =>
        asked(search, 'manager').map(([name]) => name),
      ),
    ).toEqual([ofBoard, [...ofBoard, 'listCampaigns']]);
  });

  test('is no figure for a client’s person, and none for the history and the reports', () => {
    expect([
      asked('?client=dune', 'user'),
      asked('?tab=history'),
      asked('', 'admin', '/dashboard/reports/fjordmonthly'),
    ]).toEqual([around, [['readWorkspace']], [['readWorkspace']]]);
  });
});
