/** Tests the agency's revenue from clients and its changes. */
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { lifetimeValue, mrrOn, type PayingClient, revenueBridge } from '#domain/clients/agencyRevenue.ts';
import {
  type ContractFee,
  contractEndOn,
  contractErrors,
  feeOn,
  isRenewalDue,
} from '#domain/clients/contractRules.ts';
import { type Payer, retainersOn } from '#domain/clients/retainers.ts';

const day = (text: string): number => epochDayOf(text) ?? Number.NaN;
const fee = (
  from: string,
  monthlyFeeCents: number,
  reason: ContractFee['reason'] = 'start',
): ContractFee => ({
  from,
  monthlyFeeCents,
  currency: 'USD',
  reason,
});
const pays = (...contract: readonly ContractFee[]): PayingClient => ({ contract, goneSince: null });

const april = { currency: 'USD', from: day('2026-04-01'), to: day('2026-05-01') } as const;

describe('a contract', () => {
  test('holds from its day on, until the next one; the last one written down of a day counts', () => {
    const fees = [fee('2026-02-01', 200, 'change'), fee('2026-01-01', 100), fee('2026-02-01', 300, 'change')];
    expect(
      ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map(
        (text) => feeOn(fees, day(text))?.monthlyFeeCents ?? null,
      ),
    ).toEqual([null, 100, 100, 300]);
    expect(feeOn([...fees, fee('2026-03-01', 0, 'end')], day('2026-03-01'))).toBeNull();
  });

  test('has an amount and a day', () => {
    expect([
      contractErrors(fee('2026-01-01', 100)),
      contractErrors(fee('2026-02-30', 0)),
      contractErrors(fee('2026-01-01', 0, 'end')),
      contractErrors(fee('2026-01-01', -5)),
    ]).toEqual([
      {},
      { monthly_fee_cents: 'Enter what is paid each month', from: 'Enter a day such as 2026-01-31' },
      {},
      { monthly_fee_cents: 'Must not be negative' },
    ]);
  });
});

describe('a contract end', () => {
  const agreed = { ...fee('2026-01-01', 100), until: '2026-06-30' };

  test('is the day that was agreed on, or the last one before an end that is written down; a new fee has its own', () => {
    const end = (fees: readonly ContractFee[], on = '2026-05-01') => contractEndOn(fees, day(on));
    expect([
      end([fee('2026-01-01', 100)]),
      end([agreed]),
      end([agreed, fee('2026-06-01', 0, 'end')]),
      end([fee('2026-01-01', 100), fee('2026-08-01', 0, 'end')]),
      end([agreed, fee('2026-04-01', 200, 'change')]),
      end([agreed, fee('2026-04-01', 0, 'end')]),
      end([agreed], '2025-12-31'),
    ]).toEqual([null, day('2026-06-30'), day('2026-05-31'), day('2026-07-31'), null, null, null]);
  });

  test('is due from 30 days before, and stays so until somebody renews it', () => {
    const due = ['2026-05-30', '2026-05-31', '2026-06-30', '2026-09-01'].map((on) =>
      isRenewalDue([agreed], day(on)),
    );
    expect(due).toEqual([false, true, true, true]);
  });

  test('is not before its first day', () => {
    expect(
      [
        { ...agreed, until: '2025-12-31' },
        { ...agreed, until: 'soon' },
      ].map(contractErrors),
    ).toEqual([{ until: 'Must not be before the first day' }, { until: 'Enter a day such as 2026-12-31' }]);
  });
});

describe('the revenue of an agency', () => {
  const clients: readonly PayingClient[] = [
    pays(fee('2026-01-01', 1_000)),
    pays(fee('2026-04-10', 500)),
    pays(fee('2026-01-01', 400), fee('2026-02-01', 0, 'end'), fee('2026-04-15', 300)),
    pays(fee('2026-01-01', 600), fee('2026-04-15', 900, 'change')),
    pays(fee('2026-01-01', 800), fee('2026-04-20', 700, 'change')),
    { contract: [fee('2026-01-01', 250)], goneSince: day('2026-04-20') },
    pays({ ...fee('2026-01-01', 9_999), currency: 'EUR' }),
    pays(),
  ];

  test('is the sum of the fees of a day, in one currency', () => {
    expect([mrrOn(clients, 'USD', april.from), mrrOn(clients, 'USD', april.to)]).toEqual([2_650, 3_400]);
    expect(mrrOn(clients, 'EUR', april.to)).toBe(9_999);
  });

  test('moves by what is new, comes back, grows, shrinks and goes', () => {
    const { moves, ...bridge } = revenueBridge(clients, april);
    expect(
      moves.map(({ payer, kind, before, after, on }) => [clients.indexOf(payer), kind, before, after, on]),
    ).toEqual([
      [4, 'contraction', 800, 700, day('2026-04-20')],
      [5, 'churned', 250, 0, day('2026-04-20')],
      [2, 'returned', 0, 300, day('2026-04-15')],
      [3, 'expansion', 600, 900, day('2026-04-15')],
      [1, 'new', 0, 500, day('2026-04-10')],
    ]);
    expect(bridge).toEqual({
      start: 2_650,
      added: 500,
      reactivation: 300,
      expansion: 300,
      contraction: 100,
      churned: 250,
      netNew: 750,
      payingAtStart: 4,
      lost: 1,
      logoChurn: 1 / 4,
      revenueChurn: 350 / 2_650,
      nrr: (2_650 + 300 - 100 - 250) / 2_650,
    });
    expect(bridge.start + bridge.netNew).toBe(mrrOn(clients, 'USD', april.to));
  });

  test('has no ratio where nobody paid', () => {
    const { logoChurn, revenueChurn, nrr, netNew } = revenueBridge([], april);
    expect([logoChurn, revenueChurn, nrr, netNew]).toEqual([null, null, null, 0]);
  });
});

describe('the fees of a day', () => {
  const payer = (id: string, paying: PayingClient): Payer => ({ id, name: id.toUpperCase(), ...paying });
  const payers: readonly Payer[] = [
    payer('a', pays(fee('2026-01-01', 600), fee('2026-04-15', 900, 'change'))),
    payer('b', pays({ ...fee('2026-04-10', 70_000), currency: 'CHF' })),
    payer('c', { contract: [fee('2026-01-01', 250)], goneSince: day('2026-04-20') }),
    payer('d', pays(fee('2026-06-01', 100))),
    payer('e', pays()),
    payer('f', pays(fee('2026-01-01', 900))),
  ];

  test('are one sum for each currency, never added, beside those of the day before; who left is reported', () => {
    expect(retainersOn(payers, { day: april.to, before: april.from })).toEqual([
      {
        currency: 'USD',
        cents: 1_800,
        previousCents: 1_750,
        fees: [
          { id: 'a', name: 'A', cents: 900, previousCents: 600 },
          { id: 'f', name: 'F', cents: 900, previousCents: 900 },
          { id: 'c', name: 'C', cents: 0, previousCents: 250 },
        ],
      },
      {
        currency: 'CHF',
        cents: 70_000,
        previousCents: 0,
        fees: [{ id: 'b', name: 'B', cents: 70_000, previousCents: 0 }],
      },
    ]);
  });

  test('without an earlier day are of those who pay, and compared with nothing', () => {
    const told = retainersOn(payers, { day: april.to, before: null });
    expect(told.map(({ currency, cents, previousCents }) => [currency, cents, previousCents])).toEqual([
      ['USD', 1_800, null],
      ['CHF', 70_000, null],
    ]);
    expect(told[0]?.fees.map(({ id, previousCents }) => [id, previousCents])).toEqual([
      ['a', null],
      ['f', null],
    ]);
  });
});

test('the lifetime value is what a client pays until it leaves, and none where nobody leaves', () => {
  // 2 of 20 in a year: 10 years of $1,500 a month.
  expect([
    lifetimeValue(150_000, 2 / 20),
    lifetimeValue(150_000, 1),
    lifetimeValue(150_000, 0),
    lifetimeValue(150_000, null),
    lifetimeValue(null, 0.1),
  ]).toEqual([18_000_000, 1_800_000, null, null, null]);
});
