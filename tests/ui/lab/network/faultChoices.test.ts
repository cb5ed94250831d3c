/** Tests the list of available faults. */
import { describe, expect, test } from 'vitest';
import { paths } from '#domain/contract/paths.ts';
import { faultText, reachText } from '#domain/inspection/faultText.ts';
import { faultStatuses } from '#domain/inspection/networkControls.ts';
import {
  type FaultChoice,
  faultChoices,
  routeChoices,
  routeText,
  ruleOf,
} from '#ui/lab/network/faultChoices.ts';

const choiceOf = (id: string): FaultChoice => {
  const choice = faultChoices.find((other) => other.id === id);
  if (choice === undefined) throw new Error(id);
  return choice;
};

describe('the choice of faults', () => {
  test('has every kind, each with words of its own', () => {
    const faults = faultChoices.map(({ fault, amount }) => fault(amount?.usual ?? 0));
    const kinds = [...new Set(faults.map(({ kind }) => kind))];

    expect(faults.flatMap((fault) => (fault.kind === 'status' ? [fault.status] : []))).toEqual([
      ...faultStatuses,
    ]);
    expect(kinds).toEqual([
      'status',
      'timeout',
      'networkError',
      'slowBody',
      'cutBody',
      'streamDrop',
      'streamDuplicate',
      'streamOutOfOrder',
    ]);
    expect(new Set(faults.map(faultText)).size).toBe(faults.length);
    expect([reachText({ next: 3 }), reachText({ share: 0.305 })]).toEqual(['next 3', '31 %']);
  });

  test('has every endpoint, by path, after all of them together', () => {
    const [all, ...others] = routeChoices;

    expect(all).toEqual({ route: 'all', text: 'All requests' });
    expect(others.map(({ route }) => route).toSorted()).toEqual(Object.keys(paths).toSorted());
    expect([routeText('checkout'), routeText('all')]).toEqual(['POST /checkout', 'All requests']);
  });

  test('makes a rule of a form that is filled in, and none of one that is not', () => {
    const form = { route: 'checkout', choice: choiceOf('503'), amount: 0, by: 'next', count: 2 } as const;
    const cut = { ...form, choice: choiceOf('cut'), amount: 25, by: 'share', count: 30 } as const;

    expect([ruleOf(form), ruleOf(cut)]).toEqual([
      { route: 'checkout', fault: { kind: 'status', status: 503 }, reach: { next: 2 } },
      { route: 'checkout', fault: { kind: 'cutBody', share: 0.25 }, reach: { share: 0.3 } },
    ]);
    expect([
      ruleOf({ ...form, count: 0 }),
      ruleOf({ ...form, count: 1.5 }),
      ruleOf({ ...form, count: Number.NaN }),
      ruleOf({ ...cut, count: 101 }),
      ruleOf({ ...cut, amount: 100 }),
      ruleOf({ ...cut, amount: Number.NaN }),
    ]).toEqual([null, null, null, null, null, null]);
  });
});
