/** @vitest-environment happy-dom */
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseSider, siderInForce } from '#ui/app/shell/SideNavigation.tsx';

const root = () => document.documentElement;
const state = () => [siderInForce(root()), localStorage.getItem('agencylens.sider')];

describe('the choice of the side navigation', () => {
  beforeEach(() => {
    localStorage.clear();
    delete root().dataset.sider;
  });

  test('is wide until someone folds it, and then remembered as they left it', () => {
    const seen = [state()];
    for (const choice of ['rail', 'wide'] as const) {
      chooseSider(choice, localStorage, root());
      seen.push(state());
    }
    expect(seen).toEqual([
      ['wide', null],
      ['rail', 'rail'],
      ['wide', null],
    ]);
  });
});
