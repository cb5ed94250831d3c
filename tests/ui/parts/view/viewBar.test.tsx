/** @vitest-environment happy-dom */
/** Tests that the view bar and the address stay in sync in both directions. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { useView, type ViewInUse } from '#ui/parts/view/useView.ts';
import { ViewBar, type ViewBarProps } from '#ui/parts/view/ViewBar.tsx';
import { viewControls } from '#ui/parts/view/viewShortcuts.ts';
import { commands, leavePage, onPage, type Person } from './viewFixture.tsx';

beforeAll(() => import('#ui/parts/view/lateViewParts.ts'));
beforeEach(() => {
  localStorage.clear();
  commands.length = 0;
});
afterEach(leavePage);

let view: ViewInUse;

const Page = ({ controls = viewControls, ...rest }: Partial<ViewBarProps>) => {
  view = useView();
  return <ViewBar controls={controls} {...rest} />;
};

const shown = (address: string, person: Person = {}) => onPage(<Page />, address, person);

describe('the view bar', () => {
  test('says what the address names', async () => {
    const page = await shown(
      '/dashboard?client=openloft&range=7d&compare=year&match=day&interval=day&channel=email&as_of=12',
    );

    expect(page.all('button')).toEqual([
      'Client: Openloft Academy',
      'Pin Openloft Academy',
      'Range: Last 7 days',
      'Openloft Academy · Last 7 days',
      'Comparison: Previous year',
      'Filters: Add filter',
      'View options',
      'Remove the filter Channel: Email',
      'Clear',
    ]);
    expect(view.query).toEqual({
      client: 'openloft',
      from: '2026-11-14',
      to: '2026-11-20',
      compare: 'year',
      interval: 'day',
      filters: 'channel:email',
      as_of: '12',
    });
  });

  test('scrolls no further than to a panel that opens, and does not bring what it focuses to the middle', async () => {
    const page = await shown('/dashboard');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const sight = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await page.click('button', 'Comparison: Previous period');
    const panel = page.find('dialog', 'Comparison');
    const within = focus.mock.contexts.flatMap((element, at) =>
      panel.contains(element as HTMLElement) ? [focus.mock.calls[at]] : [],
    );

    expect([within, sight.mock.contexts, sight.mock.calls]).toEqual([
      [[{ preventScroll: true }]],
      [panel],
      [[{ block: 'nearest' }]],
    ]);
    vi.restoreAllMocks();
  });

  test('keeps the room of what happened while it is read: the fields below do not move', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'View options');
    const sliders = new Set<string>();
    const observer = new MutationObserver(() => {
      const panel = document.querySelector('[role="dialog"][aria-label="As of"]');
      if (!panel) return;
      const all = [...panel.querySelectorAll('input[type="range"]')];
      sliders.add(all.map((one) => (one.closest('[inert]') ? 'awaited' : 'here')).join(' and ') || 'none');
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await page.click('button', 'As of now');
    observer.disconnect();

    expect([...sliders]).toEqual(['awaited', 'here']);
  });

  test('writes each change into the address, one step of the history each', async () => {
    const page = await shown('/dashboard');
    const addresses: string[] = [];
    const step = async (what: Promise<void>) => {
      await what;
      addresses.push(page.address());
    };
    await page.click('button', 'Range: Last 28 days');
    await step(page.click('button', 'Last 90 days'));
    await page.click('button', 'Comparison: Previous period');
    await step(page.click('radio', 'Previous year'));
    await step(page.click('switch', 'Match weekdays'));
    await page.click('button', 'View options');
    await step(page.click('radio', 'Weekly'));
    await step(page.click('button', 'Hide annotations'));
    await page.click('button', 'Filters: Add filter');
    await step(page.click('checkbox', 'Email'));
    await step(page.click('checkbox', 'Mobile'));
    await step(page.click('button', 'Remove the filter Channel: Email'));

    expect(addresses).toEqual([
      '?range=90d',
      '?range=90d&compare=year',
      '?range=90d&compare=year&match=day',
      '?range=90d&compare=year&match=day&interval=week',
      '?range=90d&compare=year&match=day&interval=week&annotations=off',
      '?range=90d&compare=year&match=day&interval=week&channel=email&annotations=off',
      '?range=90d&compare=year&match=day&interval=week&channel=email&device=mobile&annotations=off',
      '?range=90d&compare=year&match=day&interval=week&device=mobile&annotations=off',
    ]);

    await page.go(-7);
    expect([page.address(), view.view.compare]).toEqual(['?range=90d', 'previous']);
    expect(page.all('button')).toContain('Comparison: Previous period');
    await page.go(-1);
    expect([page.address(), view.view.range]).toEqual(['', { preset: '28d' }]);
    await page.go(2);
    expect([page.address(), view.view.compare]).toEqual(['?range=90d&compare=year', 'year']);
  });

  test('opens the calendar at the month of the day that is looked at, whatever the clock of the machine says', async () => {
    const page = await shown('/dashboard?as_of=2026-03-03T10:00:00.000Z');
    await page.click('button', 'Range: Last 28 days');
    const field = document.querySelector<HTMLInputElement>('[aria-label="Range in a calendar"]');
    await page.doing(() => {
      field?.focus();
      field?.click();
    });
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent);

    expect(textsOf('.ant-picker-header-view')).toEqual(['Feb2026', 'Mar2026']);
    expect(textsOf('.ant-picker-cell-in-view [data-today]')).toEqual(['3']);
    expect(textsOf('.ant-picker-content thead th').slice(0, 7).join(' ')).toBe('Mo Tu We Th Fr Sa Su');
  });

  test('leaves the page’s own part of the address alone, and asks nothing anew for a choice that is in force', async () => {
    const page = await shown('/dashboard?tab=goals');
    const { query } = view;
    await page.doing(() => view.setView({ range: { preset: '28d' } }));
    expect([page.address(), view.query]).toEqual(['?tab=goals', query]);
    await page.doing(() => view.setView({ range: { preset: 'ytd' } }));
    expect(page.address()).toBe('?range=ytd&tab=goals');
  });

  test('changes the view that is there, by whatever way somebody has held since before', async () => {
    const page = await shown('/dashboard');
    const held = view;
    await page.doing(() => view.setView({ range: { preset: '90d' } }));
    await page.doing(() => held.addFilter('channel', 'email'));
    expect(page.address()).toBe('?range=90d&channel=email');
    await page.doing(() => held.addFilter('channel', 'organic_search'));
    await page.doing(() => held.removeFilter('channel', 'email'));
    expect([page.address(), held.setView === view.setView]).toEqual([
      '?range=90d&channel=organic_search',
      true,
    ]);
  });

  test('drops steps that do not suit a new range', async () => {
    const page = await shown('/dashboard?range=7d&interval=hour');
    await page.doing(() => view.setView({ range: { preset: '90d' } }));
    expect(page.address()).toBe('?range=90d');
    expect(view.notices).toEqual([]);
  });

  test('takes no campaign along to another client', async () => {
    const page = await shown('/dashboard?client=openloft&campaign=c-1&channel=email');
    expect(view.query.filters).toBe('channel:email;campaign:c-1');
    await page.doing(() => view.setView({ client: 'stackpilot' }));
    expect(page.address()).toBe('?client=stackpilot&channel=email');
  });

  const refuse = async (page: Awaited<ReturnType<typeof shown>>, unknown: readonly string[]) => {
    const problem = { errors: { filters: 'Unknown' }, unknown };
    const queryKey = ['readMetrics', view.query];
    await page.doing(() =>
      page.serverState
        .fetchQuery({
          queryKey,
          queryFn: () => Promise.reject(Object.assign(new Error('refused'), { problem })),
        })
        .catch(() => undefined),
    );
    return queryKey;
  };

  test('drops the ids that the API has refused and keeps the others, and says so', async () => {
    const page = await shown('/dashboard?campaign=c-1&campaign=gone&source=s-1&source=lost&channel=email');
    await refuse(page, ['source:lost', 'campaign:gone']);

    expect([view.dropped, view.query.filters]).toEqual([
      ['campaign=gone', 'source=lost'],
      'channel:email;campaign:c-1;source:s-1',
    ]);
    expect(view.notices.map(({ code }) => code)).toEqual(['dropped']);
  });

  test('asks nothing again that was refused, until figures are renewed', async () => {
    const page = await shown('/dashboard?campaign=c-1&campaign=gone');
    const queryKey = await refuse(page, ['campaign:gone']);
    await page.doing(() => page.serverState.removeQueries({ queryKey, exact: true }));
    expect(view.query.filters).toBe('campaign:c-1');

    await page.doing(() => page.serverState.invalidateQueries({ queryKey: ['readMetrics'] }));
    expect(view.query.filters).toBe('campaign:c-1,gone');
    await refuse(page, ['campaign:gone']);
    expect(view.query.filters).toBe('campaign:c-1');
  });

  test('drops no id that was refused of another client alone', async () => {
    const page = await shown('/dashboard?client=openloft&campaign=c-1');
    await refuse(page, ['campaign:c-1']);
    expect(view.query.filters).toBeUndefined();

    await page.goTo('/dashboard?client=stackpilot&campaign=c-1');
    expect(view.query.filters).toBe('campaign:c-1');
    await page.goTo('/dashboard?client=openloft&campaign=c-1');
    expect(view.query.filters).toBeUndefined();
  });

  test('says what of the address it ignored and put right', async () => {
    const page = await shown('/dashboard?compare=ages&from=2026-11-10&to=2026-11-01&client=nobody');

    expect(
      [...document.querySelectorAll('[role="status"] > p')].map(({ textContent }) => textContent),
    ).toEqual([
      'Ignored 2 parts of the address that are not valid: “client=nobody” and “compare=ages”.',
      'The range ended before it began, so its dates were swapped.',
    ]);
    expect(page.all('button').slice(0, 2)).toEqual(['Client: All clients', 'Range: 1 Nov – 10 Nov 2026']);
  });

  test('begins with 14 days where the plan keeps 30', async () => {
    await shown('/dashboard', { plan: 'starter' });

    expect(view.query).toMatchObject({ from: '2026-11-07', to: '2026-11-20' });
  });

  test('says where the plan ends, with the way to a larger one for who may take it, and whom to ask for others', async () => {
    const said = () =>
      [...document.querySelectorAll('[role="status"] > p')].map(({ textContent }) => textContent?.trim());
    const link = () => document.querySelector('[role="status"] > p a')?.getAttribute('href');
    const text = 'Your plan keeps 30 days, so the range starts later.';
    await shown('/dashboard?range=90d&compare=none', { plan: 'starter' });
    expect([said(), link()]).toEqual([[`${text} See plans`], '/billing']);
    await leavePage();
    await shown('/dashboard?range=90d&compare=none', { plan: 'starter', role: 'user' });
    expect([said(), link()]).toEqual([
      [`${text} Ask an admin of your workspace about a larger plan.`],
      undefined,
    ]);
  });

  test('begins with 28 days for people of a client, who do not learn the plan', async () => {
    await shown('/dashboard', { plan: 'starter', ofClient: 'fjordandfoam' });

    expect(view.query).toMatchObject({ from: '2026-10-24', to: '2026-11-20' });
  });

  test('shows only the controls that the page asks for', async () => {
    const page = await onPage(<Page controls={['range']} />, '/dashboard');

    expect(page.all('button')).toEqual(['Range: Last 28 days', 'Last 28 days', 'View options']);
  });
});

describe('beside the controls', () => {
  const freshness = [
    {
      source: 'source-1',
      label: 'Google Ads',
      client: 'openloft',
      state: 'stale' as const,
      data_to: '2026-11-20',
      synced_at: '2026-11-20T22:00:00.000Z',
    },
  ];

  const full = async (person: Person) => {
    const done: string[] = [];
    const bar = (
      <ViewBar
        controls={['range']}
        freshness={freshness}
        onCsv={() => done.push('CSV')}
        onPrint={() => done.push('Print')}
      />
    );
    return { page: await onPage(bar, '/dashboard?channel=email', person), done };
  };

  test('is how new the figures are, with the way to their sources for those who may go there', async () => {
    const linked = async (person: Person) => {
      const { page } = await full(person);
      const links = [...page.container.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
      const isTold = page.container.textContent?.includes(
        'Data to 20 Nov · synced 11 h ago · 1 source stale',
      );
      await leavePage();
      return { links, isTold };
    };

    expect([await linked({}), await linked({ ofClient: 'openloft' })]).toEqual([
      { links: [['Data to 20 Nov · synced 11 h ago · 1 source stale', '/integrations']], isTold: true },
      { links: [], isTold: true },
    ]);
  });

  test.each([
    ['/dashboard', '2026-11-20T22:00:00.000Z', '11 h ago'],
    ['/dashboard?as_of=2026-11-03', '2026-11-03T21:30:00.000Z', '2 h ago'],
    ['/dashboard?as_of=2026-11-03T14:20Z', '2026-11-03T14:00:00.000Z', '20 min ago'],
    ['/dashboard?as_of=12', '2026-11-04T09:00:00.000Z', '3 h ago'],
  ])('the last sync is counted from the moment that is looked at (%s)', async (address, synced_at, words) => {
    const told = freshness.map((one) => ({ ...one, state: 'fresh' as const, synced_at }));
    const page = await onPage(<ViewBar controls={['asOf']} freshness={told} />, address);

    expect(page.container.textContent).toContain(`synced ${words}`);
  });

  test('stand the ways out that the page offers, and no filter that it does not use', async () => {
    const { page, done } = await full({});
    await page.click('button', 'View options');
    await page.click('button', 'CSV');
    await page.click('button', 'Print');

    expect(done).toEqual(['CSV', 'Print']);
    expect(page.all('button').filter((name) => name.includes('filter'))).toEqual([]);
  });
});

test('a filter is called what anyone who added it called it, or what the page calls it', async () => {
  const labelOf = (_: string, value: string) => (value === 'c-1' ? 'Brand' : undefined);
  const page = await onPage(<Page labelOf={labelOf} />, '/dashboard?campaign=c-1&campaign=c-2');
  await page.doing(() => view.addFilter('campaign', 'c-3', 'Summer sale'));

  expect(page.all('button').filter((name) => name.startsWith('Remove'))).toEqual([
    'Remove the filter Campaign: Brand',
    'Remove the filter Campaign: Campaign c-2',
    'Remove the filter Campaign: Summer sale',
  ]);
});

describe('a range', () => {
  test('has a calendar whose month and year are named by what they say', async () => {
    const page = await shown('/dashboard');
    await page.key('c');
    await page.doing(() => {
      const first = document.querySelector<HTMLInputElement>('input[placeholder="First day"]');
      first?.focus();
      first?.click();
    });
    const [month, year] = ['month', 'year'].map((part) => document.querySelector(`.ant-picker-${part}-btn`));

    expect([month, year].map((button) => button?.getAttribute('aria-label'))).toEqual(['', '']);
    expect(`${month?.textContent} ${year?.textContent}`).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
  });

  test('is typed as two days, without a pointer', async () => {
    const page = await shown('/dashboard');
    await page.key('c');
    const from = page.field('From');
    expect(document.activeElement).toBe(from);
    await page.type(from, '2026-02-30');
    await page.type(page.field('To'), '2026-03-05');
    await page.send(from);
    expect([page.address(), document.querySelector('[role="alert"]')?.textContent]).toEqual([
      '',
      'Write a day as YYYY-MM-DD, such as 2026-11-21.',
    ]);
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await page.type(from, '2026-02-28');
    await page.send(from);

    expect(page.address()).toBe('?from=2026-02-28&to=2026-03-05');
    expect(page.all('dialog')).toEqual([]);
    expect(document.activeElement).toBe(page.find('button', 'Range: 28 Feb – 5 Mar 2026'));
  });

  test('has its panel closed by Escape, with the focus where it was', async () => {
    const page = await shown('/dashboard?channel=email');
    await page.click('button', 'Range: Last 28 days');
    expect(document.activeElement).toBe(page.find('button', 'Today'));
    await page.key('Escape', document.activeElement ?? document.body);

    expect([page.all('dialog'), page.address()]).toEqual([[], '?channel=email']);
    expect(document.activeElement).toBe(page.find('button', 'Range: Last 28 days'));
  });
});

describe('the client', () => {
  test('is chosen from a list with all clients first, and pinned ones before the others', async () => {
    const page = await shown('/dashboard?client=stackpilot');
    await page.click('button', 'Pin Stackpilot');
    await page.click('button', 'Client: Stackpilot');
    expect(document.activeElement).toBe(page.find('combobox', 'Client'));
    expect(page.all('option')).toEqual(['All clients', 'Stackpilot', 'Fjord & Foam', 'Openloft Academy']);
    await page.click('option', 'Openloft Academy');

    expect(page.address()).toBe('?client=openloft');
    expect(document.activeElement).toBe(page.find('button', 'Client: Openloft Academy'));
    await page.key('1');
    expect(page.address()).toBe('?client=stackpilot');
    await page.key('0');
    expect(page.address()).toBe('');
  });

  test('is no choice for people of a client, and another one is forbidden', async () => {
    const page = await shown('/dashboard?client=openloft', { ofClient: 'fjordandfoam' });

    expect(page.all('button').filter((name) => name.startsWith('Client'))).toEqual([]);
    expect([view.isForbidden, view.query.client]).toEqual([true, 'openloft']);
    await page.key('0');
    expect(page.address()).toBe('?client=openloft');
  });
});

describe('keys', () => {
  test('change the view, each as a step of the history', async () => {
    const page = await shown('/dashboard?device=mobile');
    const addresses: string[] = [];
    for (const key of ['d', 'W', 't', 'm', 'y', 'l', 'x', 'ArrowLeft', 'ArrowRight', 'Escape']) {
      await page.key(key);
      addresses.push(page.address());
    }

    const device = '&device=mobile';
    expect(addresses).toEqual([
      `?range=today${device}`,
      `?range=7d${device}`,
      `?range=30d${device}`,
      `?range=mtd${device}`,
      `?range=ytd${device}`,
      `?range=12m${device}`,
      `?range=12m&compare=none${device}`,
      `?from=2024-11-21&to=2025-11-20&compare=none${device}`,
      `?from=2025-11-21&to=2026-11-20&compare=none${device}`,
      '?from=2025-11-21&to=2026-11-20&compare=none',
    ]);
  });

  test('belong to fields and dialogs first, and to anyone who presses them with another key', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'Range: Last 28 days');
    await page.key('d', page.field('From'));
    await page.key('d', page.find('button', 'Today'));
    await page.doing(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', ctrlKey: true, bubbles: true })),
    );

    expect(page.address()).toBe('');
  });

  test('are listed by a question mark, and switched off there for good', async () => {
    const page = await shown('/dashboard');
    await page.key('?');
    expect(page.all('dialog')).toEqual(['Keyboard shortcuts']);
    await page.click('switch', 'Single-key shortcuts');
    await page.key('Escape', page.find('switch', 'Single-key shortcuts'));
    expect(page.all('dialog')).toEqual([]);
    await page.key('d');
    await page.key('?');
    expect([page.address(), page.all('dialog')]).toEqual(['', []]);
    await leavePage();

    const later = await shown('/dashboard');
    await later.key('d');
    await later.click('button', 'View options');
    await later.click('button', 'Keyboard shortcuts');
    await later.click('switch', 'Single-key shortcuts');
    await later.key('Escape', later.find('switch', 'Single-key shortcuts'));
    await later.key('d');
    expect(later.address()).toBe('?range=today');
  });
});

describe('the single keys of a client’s person', () => {
  test('are off until they are switched on; arrows and Escape work all the same', async () => {
    const client = { ofClient: 'openloft' };
    const page = await shown('/dashboard?channel=email', client);
    await page.key('d');
    await page.key('?');
    expect([page.address(), page.all('dialog')]).toEqual(['?channel=email', []]);
    await page.key('Escape');
    expect(page.address()).toBe('');
    await page.key('ArrowLeft');
    expect(page.address()).toMatch(/^\?from=/);

    await page.click('button', 'View options');
    await page.click('button', 'Keyboard shortcuts');
    await page.click('switch', 'Single-key shortcuts');
    await page.key('Escape', page.find('switch', 'Single-key shortcuts'));
    await leavePage();
    const later = await shown('/dashboard', client);
    await later.key('d');
    expect(later.address()).toBe('?range=today');
  });
});

describe('a comparison with days of one’s own', () => {
  test('is typed, named by its days, and given up by another choice', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'Comparison: Previous period');
    await page.click('radio', 'Custom dates');
    await page.type(page.field('From'), '2026-02-01');
    await page.type(page.field('To'), '2026-01-01');
    await page.send(page.field('From'));

    expect(page.address()).toBe('?compare=custom&compare_from=2026-02-01&compare_to=2026-01-01');
    expect([view.query.compare, view.query.compare_from, view.query.compare_to, view.query.match]).toEqual([
      'custom',
      '2026-01-01',
      '2026-02-01',
      undefined,
    ]);
    expect(view.notices.map(({ code }) => code)).toEqual(['comparisonSwapped']);
    expect(page.all('button')).toContain('Comparison: 1 Jan – 1 Feb 2026');
    await page.click('radio', 'Previous year');
    expect(page.address()).toBe('?compare=year');
  });
});

describe('campaigns and sources', () => {
  test('are found by typing, and stand in the address as chips', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'Filters: Add filter');
    const searchOf = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLInputElement;
    const listed = () => page.all('checkbox').filter((name) => /^(Campaign c|Google|Meta)/.test(name));
    expect(listed()).toEqual([
      ...['c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6'].map((id) => `Campaign ${id}`),
      'Google Ads · Fjord & Foam',
      'Meta Ads · Stackpilot',
    ]);
    expect(page.container.textContent).toContain('2 more: type a part of the name.');
    await page.type(searchOf('Search campaigns'), 'C-8');
    await page.click('checkbox', 'Campaign c-8');
    await page.type(searchOf('Search sources'), 'stack');
    await page.click('checkbox', 'Meta Ads · Stackpilot');

    expect(page.address()).toBe('?campaign=c-8&source=s-2');
    expect(page.all('button').filter((name) => name.startsWith('Remove the filter'))).toEqual([
      'Remove the filter Campaign: Campaign c-8',
      'Remove the filter Source: Meta Ads · Stackpilot',
    ]);
    await page.click('checkbox', 'Campaign c-8');
    expect(page.address()).toBe('?source=s-2');
  });

  test('that an address names have their names from the figures of the page', async () => {
    const [of] = [{ source: 's-2', label: 'Meta Ads · Stackpilot' }] as unknown as NonNullable<
      ViewBarProps['freshness']
    >;
    const page = await onPage(<Page freshness={of ? [of] : []} />, '/dashboard?source=s-2');
    expect(page.all('button')).toContain('Remove the filter Source: Meta Ads · Stackpilot');
  });
});

describe('segments', () => {
  test('are chosen with one press, and reported to be in force', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'Filters: Add filter');
    await page.click('button', 'Mobile mail');
    expect(page.address()).toBe('?channel=email&device=mobile');
    expect(page.find('button', 'Mobile mail').getAttribute('aria-pressed')).toBe('true');
    expect(page.all('button')).not.toContain('Save segment');
  });

  test('are renamed where they are chosen, but not to nothing and not to what they are called', async () => {
    const page = await shown('/dashboard');
    const rename = () => page.click('button', 'Rename the segment Mobile mail');
    const field = () => page.field('New name of Mobile mail');
    await page.click('button', 'Filters: Add filter');
    await rename();
    expect(field().value).toBe('Mobile mail');
    await page.send(field());
    expect(commands).toEqual([]);
    await rename();
    await page.type(field(), ' ');
    await page.send(field());
    expect(page.container.textContent).toContain('Give the view a name');
    await page.type(field(), 'Mail on phones');
    await page.send(field());
    expect(commands).toEqual([
      {
        name: 'renameSavedView',
        options: {
          params: { id: expect.any(String) },
          body: { name: 'Mail on phones' },
          ifMatch: expect.any(String),
          onAppended: expect.any(Function),
        },
      },
    ]);
    expect(page.container.textContent).toContain('The segment Mobile mail is called Mail on phones.');
  });

  test('keep the filters in force under a name, and are not kept in the past', async () => {
    const page = await shown('/dashboard?channel=email');
    await page.click('button', 'Filters: Add filter');
    await page.type(page.field('Save these filters as'), '  ');
    await page.send(page.field('Save these filters as'));
    expect(page.container.textContent).toContain('Give the view a name');
    await page.type(page.field('Save these filters as'), 'Mail');
    await page.send(page.field('Save these filters as'));
    expect(commands).toEqual([
      {
        name: 'createSavedView',
        options: {
          body: { page: 'figures', name: 'Mail', query: 'channel=email' },
          onAppended: expect.any(Function),
        },
      },
    ]);
    expect(page.container.textContent).toContain('Saved the segment Mail.');
    await leavePage();

    const then = await shown('/dashboard?channel=email&as_of=2026-11-03');
    await then.click('button', 'Filters: Add filter');
    expect(then.all('button')).not.toContain('Save segment');
    expect(then.all('button')).not.toContain('Remove the segment Mobile mail');
  });
});

test('two pages on one address show the same, through five changes, back and forward', async () => {
  const page = await shown('/dashboard?client=openloft');
  const steps: { address: string; query: unknown }[] = [];
  const note = () => steps.push({ address: page.address(), query: view.query });
  note();
  const keys = ['w', 'x', 'ArrowLeft', 't', 'x'];
  for (const key of keys) {
    await page.key(key);
    note();
  }
  expect(new Set(steps.map(({ address }) => address)).size).toBe(6);
  const again = () => ({ address: page.address(), query: view.query });
  for (const step of steps.toReversed().slice(1)) {
    await page.go(-1);
    expect(again()).toEqual(step);
  }
  for (const step of steps.slice(1)) {
    await page.go(1);
    expect(again()).toEqual(step);
  }
  for (const { address, query } of steps) {
    await leavePage();
    await shown(`/dashboard${address}`);
    expect(view.query).toEqual(query);
  }
});

describe('time', () => {
  test('is set to a day or a moment, from which the days are counted', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'View options');
    await page.click('button', 'As of now');
    await page.type(page.field('Day'), '2026-11-03');
    await page.type(page.field('Time (UTC)'), '14:20');
    await page.send(page.field('Day'));
    expect([page.address(), view.isLive, view.query.to]).toEqual([
      '?as_of=2026-11-03T14%3A20Z',
      false,
      '2026-11-02',
    ]);
    await page.click('button', 'View options');
    await page.click('button', 'As of 3 Nov 2026, 14:20 UTC');
    await page.type(page.field('Time (UTC)'), '');
    await page.send(page.field('Day'));
    expect(page.address()).toBe('?as_of=2026-11-03');
    await page.click('button', 'View options');
    expect(page.all('button')).toContain('As of the end of 3 Nov 2026');
  });

  test('is no time to come, and no words', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'View options');
    await page.click('button', 'As of now');
    await page.type(page.field('Day'), '2026-11-22');
    await page.send(page.field('Day'));
    expect(page.container.textContent).toContain('That is in the future.');
    await page.type(page.field('Day'), 'yesterday');
    await page.send(page.field('Day'));
    expect(page.container.textContent).toContain('Write a day as YYYY-MM-DD.');
    expect(page.address()).toBe('');
    await leavePage();

    await shown('/dashboard?as_of=2026-11-21T23%3A59Z');
    expect([view.isLive, view.dropped]).toEqual([true, ['as_of=2026-11-21T23:59Z']]);
  });

  test('is set by a slider over what happened, one change a step, and led back to now by it', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'View options');
    await page.click('button', 'As of now');
    const slider = () => page.field('What happened');
    const told = () => slider().getAttribute('aria-valuetext');
    expect([slider().max, slider().value, told()]).toEqual(['2', '2', 'Now']);
    await page.type(slider(), '1');
    const archived = told();
    await page.click('button', 'Earlier');
    const paused = told();
    expect([archived, paused]).toEqual([
      expect.stringMatching(/^4 November 2026, \d\d:00: Ada archived Openloft$/),
      expect.stringMatching(/^2 November 2026, \d\d:00: Ada paused Stackpilot$/),
    ]);
    expect(page.address()).toBe('');
    await page.click('button', 'Later');
    await page.click('button', 'Show as of then');
    expect([page.address(), view.isLive]).toEqual(['?as_of=13', false]);

    await page.click('button', 'View options');
    await page.click('button', 'As of event 7');
    expect(told()).toBe(archived);
    await page.type(slider(), '2');
    await page.click('button', 'Show now');
    expect(view.isLive).toBe(true);
  });

  test('is set to an event by its number, which the address names by its position, and back to now', async () => {
    const page = await shown('/dashboard');
    await page.click('button', 'View options');
    await page.click('button', 'As of now');
    await page.type(page.field('After event'), '99');
    await page.send(page.field('After event'));
    expect([page.address(), document.querySelector('[role="alert"]')?.textContent]).toEqual([
      '',
      'Event 99 doesn’t exist, or you can’t see it.',
    ]);
    await page.type(page.field('After event'), '7');
    await page.send(page.field('After event'));
    expect([page.address(), view.isLive]).toEqual(['?as_of=12', false]);
    await page.click('button', 'View options');
    await page.click('button', 'As of event 7');
    await page.click('button', 'Return to live');
    expect(view.isLive).toBe(true);
  });
});

test('on a phone the same controls stand under each other in a drawer', async () => {
  const page = await shown('/dashboard');
  await page.click('button', 'All clients · Last 28 days');
  const dialog = page.find('dialog', 'View');
  expect([...dialog.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Client',
    'Range',
    'Comparison',
    'Interval',
    'Filters',
    'Annotations',
    'As of',
    'Share and export',
  ]);
  expect(await barriersWithin(dialog)).toEqual([]);
  await page.click('button', 'Last 7 days');
  await page.click('radio', 'No comparison');
  expect([page.address(), page.all('dialog')]).toEqual(['?range=7d&compare=none', ['View']]);
});
