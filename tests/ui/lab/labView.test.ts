/** Tests the state that the parts of the Lab share. */
import { describe, expect, test } from 'vitest';
import { continueLabView, createLabView } from '#ui/lab/labView.ts';

describe('the view of the Lab', () => {
  test('begins at a place, its moment selected', () => {
    const view = createLabView({ panel: 'charts', rest: 'checkout', at: 312 });

    expect(view.get()).toEqual({ panel: 'charts', rest: 'checkout', at: 312, selected: 312 });
    expect(view.address()).toBe('charts/checkout?at=312');
  });

  test('comes back to what a panel showed, unless set otherwise', () => {
    const view = createLabView({ panel: 'charts', rest: '', at: null });
    view.show('charts', 'auth');
    view.show('log');
    const other = view.get();
    view.show('charts');
    const back = view.get();
    view.show('charts', '');

    expect([other.rest, back.rest, view.get().rest]).toEqual(['', 'auth', '']);
  });

  test('reports changes only', () => {
    const view = createLabView({ panel: 'log', rest: '', at: null });
    let told = 0;
    const stop = view.subscribe(() => {
      told += 1;
    });
    const before = view.get();
    view.look(null);
    view.select(null);
    view.show('log');
    const same = view.get() === before;
    view.select(3);
    stop();
    view.select(4);

    expect([same, told, view.get().selected]).toEqual([true, 1, 4]);
  });

  test('is continued after a reload, with the last places of all panels, unless a link leads elsewhere', () => {
    const view = createLabView({ panel: 'network', rest: '?method=POST', at: null });
    view.show('charts', 'auth');
    view.select(4);
    const text = view.text('charts/chat');
    const again = continueLabView(text, 'charts/chat');
    const place = again?.get();
    again?.show('network');

    expect([place, again?.get().rest]).toEqual([
      { panel: 'charts', rest: 'auth', at: null, selected: 4 },
      '?method=POST',
    ]);
    expect([continueLabView(text, ''), continueLabView('{', ''), continueLabView(null, '')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('goes where an address leads, from wherever it is', () => {
    const view = createLabView({ panel: 'log', rest: '12', at: null });
    view.select(4);
    view.open({ panel: 'charts', rest: 'checkout', at: 312 });
    expect([view.get(), view.address()]).toEqual([
      { panel: 'charts', rest: 'checkout', at: 312, selected: 312 },
      'charts/checkout?at=312',
    ]);
  });
});
