/** Tests erasing a person from pages' storage: in its own tab, other tabs, closed and sleeping ones, and nothing else. */
import { describe, expect, test } from 'vitest';
import type { StorageChange } from '#machines/auth/sessionStorage.ts';
import { createBrowserStore } from '#ui/services/browserStore.ts';
import { endedKey, erasedKey, markAt } from '#ui/services/erasureMarks.ts';
import { createForgetting, reloadWhenStale } from '#ui/services/forgetting.ts';
import { contentOf, pageStores } from '#ui/services/pageStores.ts';

const name = 'Ingrid Solberg <ingrid.solberg@fjord.example>';

const keys = Object.keys(pageStores)
  .filter((key) => key !== erasedKey && key !== endedKey)
  .map((key) => (/[.:]$/.test(key) ? `${key}one` : key));

const storageOf = (kept: Map<string, string>, onChange = (_key: string): void => {}) =>
  createBrowserStore(() => ({
    length: kept.size,
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
      onChange(key);
    },
    removeItem: (key) => {
      if (kept.delete(key)) onChange(key);
    },
  }));

const openBrowser = () => {
  const local = new Map<string, string>();
  const tabs: { readonly hear: (change: StorageChange) => void }[] = [];
  const openTab = () => {
    const session = new Map<string, string>();
    const own = { hear: (_change: StorageChange): void => {} };
    const tell = (key: string) => {
      for (const tab of tabs) if (tab !== own) tab.hear({ key });
    };
    tabs.push(own);
    const storages = { local: storageOf(local, tell), session: storageOf(session) };
    const calls = { erased: 0, visits: 0 };
    const forgetting = createForgetting({
      storages,
      storageEvents: {
        addEventListener: (_, listener) => {
          own.hear = listener;
        },
        removeEventListener: () => {},
      },
      forgetVisits: () => {
        calls.visits += 1;
      },
    });
    forgetting.listen(() => {
      calls.erased += 1;
    });
    return { storages, session, calls, forgetting };
  };
  return { local, openTab };
};

const fill = (...stores: readonly Map<string, string>[]) => {
  for (const store of stores) for (const key of keys) store.set(key, name);
};

const named = (store: Map<string, string>) =>
  [...store]
    .filter(([key, text]) => text.includes('Ingrid') && contentOf(key) === 'words')
    .map(([key]) => key);

const erased = [{ type: 'MemberErased', position: 120 }];

describe('an erasure', () => {
  test('takes every store that may hold texts, in the own tab and in others, and leaves settings', () => {
    const { local, openTab } = openBrowser();
    const [own, other] = [openTab(), openTab()];
    fill(local, own.session, other.session);
    local.set('agencylens.newStore', name);
    local.set('of another program', name);
    own.forgetting.heard(erased, true);
    const left = keys.filter((key) => contentOf(key) !== 'words');

    expect([named(local), named(own.session), named(other.session)]).toEqual([[], [], []]);
    expect([...local.keys()].toSorted()).toEqual([...left, erasedKey, 'of another program'].toSorted());
    expect([...other.session.keys()].toSorted()).toEqual(left.toSorted());
    expect([own.calls, other.calls]).toEqual([
      { erased: 1, visits: 1 },
      { erased: 1, visits: 1 },
    ]);
    expect([own.forgetting.erasedMark(), other.forgetting.erasedMark()]).toEqual(['120-1', '120-1']);
  });

  test('that other tabs learn of by the feed too is done once more there, and nowhere else', () => {
    const { openTab } = openBrowser();
    const [own, other] = [openTab(), openTab()];
    own.forgetting.heard(erased, true);
    other.forgetting.heard(erased, false);

    expect([own.calls.erased, other.calls.erased, own.forgetting.erasedMark()]).toEqual([1, 2, '120-1']);
  });

  test('that only the feed reports, as its tab was closed before the reply, is heard by all tabs', () => {
    const { local, openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    fill(local, other.session);
    one.forgetting.heard([{ type: 'ClientContactErased', position: 7 }], false);

    expect([named(local), named(other.session), other.forgetting.erasedMark()]).toEqual([[], [], '7-1']);
  });

  test('is another one at the same position of another log', () => {
    const { openTab } = openBrowser();
    const [own, other] = [openTab(), openTab()];
    own.forgetting.heard(erased, true);
    own.forgetting.heard(erased, true);

    expect([own.forgetting.erasedMark(), other.calls.erased]).toEqual(['120-2', 2]);
  });
});

describe('the end of somebody’s right', () => {
  test.each([
    'MemberRemoved',
    'MemberSuspended',
    'MemberRoleChanged',
    'WorkspaceOwnerChanged',
    'WorkspaceDeleted',
    'ClientArchived',
    'ClientMerged',
    'ClientDeleted',
    'PasswordChanged',
  ])('%s takes what pages began with, in all tabs, and nothing else', (type) => {
    const { local, openTab } = openBrowser();
    const [own, other] = [openTab(), openTab()];
    fill(local);
    own.forgetting.heard([{ type, position: 9 }], true);

    expect([own.calls, other.calls]).toEqual([
      { erased: 0, visits: 1 },
      { erased: 0, visits: 1 },
    ]);
    expect([local.size, markAt(own.storages.local, endedKey)]).toEqual([keys.length + 1, '9-1']);
  });

  test('is none of the other events', () => {
    const { local, openTab } = openBrowser();
    const own = openTab();
    own.forgetting.heard([{ type: 'ClientUpdated', position: 9 }], true);

    expect([own.calls, local.size]).toEqual([{ erased: 0, visits: 0 }, 0]);
  });
});

describe('a page that comes back whole', () => {
  const openPage = () => {
    const local = storageOf(new Map());
    const page = new EventTarget();
    let reloads = 0;
    reloadWhenStale(page as Window, local, () => {
      reloads += 1;
    });
    const comeBack = (persisted: boolean) => {
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      return reloads;
    };
    return { local, leave: () => page.dispatchEvent(new Event('pagehide')), comeBack };
  };

  test('begins anew when somebody was erased, or a right has ended, while it was away', () => {
    for (const key of [erasedKey, endedKey]) {
      const { local, leave, comeBack } = openPage();
      leave();
      local.setItem(key, '120-1');

      expect([comeBack(false), comeBack(true)]).toEqual([0, 1]);
    }
  });

  test('stays when nothing of that happened', () => {
    const { local, leave, comeBack } = openPage();
    local.setItem(erasedKey, '120-1');
    leave();

    expect(comeBack(true)).toBe(0);
  });
});
