/** Tests client cohorts: won in a quarter, and retained at the end of each later quarter. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { mrrOn, type PayingClient, revenueBridge } from '#domain/clients/agencyRevenue.ts';
import { cohortRetention, mostQuarters } from '#domain/clients/cohortRetention.ts';
import type { ContractFee } from '#domain/clients/contractRules.ts';

const day = (text: string): number => epochDayOf(text) ?? Number.NaN;
const fee = (
  from: string,
  monthlyFeeCents: number,
  reason: ContractFee['reason'] = 'start',
): ContractFee => ({ from, monthlyFeeCents, currency: 'USD', reason });
const pays = (...contract: readonly ContractFee[]): PayingClient => ({ contract, goneSince: null });
const gone = (since: string, ...contract: readonly ContractFee[]): PayingClient => ({
  contract,
  goneSince: day(since),
});

const today = day('2026-11-20');
const usd = { currency: 'USD', today } as const;
const kept = (clients: number, cents: number, isRunning = false) => ({ clients, cents, isRunning });

test('a cohort is held at the end of each quarter, and today as long as that is running', () => {
  const clients = [
    pays(fee('2026-01-01', 1_000), fee('2026-07-01', 1_500, 'change')),
    pays(fee('2026-03-31', 400), fee('2026-07-01', 0, 'end')),
    pays(fee('2026-08-15', 250)),
  ];
  expect(cohortRetention(clients, usd)).toEqual([
    {
      from: day('2026-01-01'),
      clients: 2,
      startCents: 1_400,
      kept: [kept(2, 1_400), kept(2, 1_400), kept(1, 1_500), kept(1, 1_500, true)],
    },
    { from: day('2026-07-01'), clients: 1, startCents: 250, kept: [kept(1, 250), kept(1, 250, true)] },
  ]);
});

test('who is won and lost in the same quarter was won, and is not kept in it', () => {
  const clients = [
    pays(fee('2026-07-02', 300), fee('2026-09-30', 0, 'end')),
    gone('2026-10-20', fee('2026-10-01', 500)),
  ];
  expect(cohortRetention(clients, usd)).toEqual([
    { from: day('2026-07-01'), clients: 1, startCents: 300, kept: [kept(0, 0), kept(0, 0, true)] },
    { from: day('2026-10-01'), clients: 1, startCents: 500, kept: [kept(0, 0, true)] },
  ]);
});

test('who comes back counts again in the cohort in which it was won first', () => {
  const clients = [pays(fee('2026-01-10', 100), fee('2026-05-01', 0, 'end'), fee('2026-08-01', 120))];
  expect(cohortRetention(clients, usd)).toEqual([
    {
      from: day('2026-01-01'),
      clients: 1,
      startCents: 100,
      kept: [kept(1, 100), kept(0, 0), kept(1, 120), kept(1, 120, true)],
    },
  ]);
});

test('nobody is in a cohort who has paid nothing in the currency until today', () => {
  const clients = [
    pays(),
    pays(fee('2026-12-01', 900)),
    gone('2026-06-01', fee('2026-06-01', 900)),
    pays({ ...fee('2026-01-01', 900), currency: 'EUR' }),
  ];
  expect([cohortRetention(clients, usd), cohortRetention([], usd)]).toEqual([[], []]);
});

test('what was won more than eight quarters ago is one cohort, each client by its own quarters', () => {
  const clients = [
    pays(fee('2024-09-30', 100), fee('2024-12-31', 0, 'end')),
    pays(fee('2020-02-01', 200), fee('2022-02-01', 300, 'change')),
    pays(fee('2024-10-01', 700)),
  ];
  expect(cohortRetention(clients, usd)).toEqual([
    {
      from: null,
      clients: 2,
      startCents: 300,
      kept: [kept(2, 300), ...Array.from({ length: mostQuarters - 1 }, () => kept(1, 200)), kept(1, 300)],
    },
    {
      from: day('2024-10-01'),
      clients: 1,
      startCents: 700,
      kept: [...Array.from({ length: mostQuarters }, () => kept(1, 700)), kept(1, 700, true)],
    },
  ]);
});

test('what the cohorts keep is the MRR of today, and of one cohort it is its net revenue retention', () => {
  const clients = [
    pays(fee('2026-01-01', 1_000), fee('2026-07-01', 1_500, 'change')),
    pays(fee('2026-01-01', 800), fee('2026-05-01', 600, 'change')),
    gone('2026-09-01', fee('2026-01-01', 250)),
    pays(fee('2026-08-15', 250)),
  ];
  const cohorts = cohortRetention(clients, usd);
  expect(cohorts.reduce((sum, cohort) => sum + (cohort.kept.at(-1)?.cents ?? 0), 0)).toBe(
    mrrOn(clients, 'USD', today),
  );
  const { nrr, lost } = revenueBridge(clients, { currency: 'USD', from: day('2026-01-01'), to: today });
  const [first] = cohorts;
  const last = first?.kept.at(-1);
  expect(first && last && [last.cents / first.startCents, first.clients - last.clients]).toEqual([nrr, lost]);
});
