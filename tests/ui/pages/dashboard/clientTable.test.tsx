/** @vitest-environment happy-dom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { clientsInNeed } from '#domain/portfolio/clientsInNeed.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { QuotaNotice } from '#ui/pages/dashboard/portfolio/Attention.tsx';
import { portfolioCsv } from '#ui/pages/dashboard/portfolio/ClientTableTools.tsx';
import { HealthStrip } from '#ui/pages/dashboard/portfolio/HealthStrip.tsx';
import { NeedsAttention } from '#ui/pages/dashboard/portfolio/NeedsAttention.tsx';
import { PortfolioTable } from '#ui/pages/dashboard/portfolio/PortfolioTable.tsx';
import {
  listedClients,
  readPortfolioView,
  withPortfolioView,
} from '#ui/pages/dashboard/portfolio/portfolioView.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { acorn, berg, cedar, portfolioOf } from './portfolioCast.ts';

const all = [acorn, berg, cedar];

let page: Rendered | null = null;

const Address = () => <output>{useLocation().search}</output>;

const pages = { routeAt: () => ({}), load: () => Promise.resolve(null) };

const render = async (portfolio: PortfolioReply | undefined, address = '/') => {
  const services = { world: newWorld(), pages, actors: {}, api: {} } as unknown as AppServices;
  page = await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[address]}>
          <PortfolioTable
            portfolio={portfolio}
            addressOf={(id) => `?client=${id}`}
            versus="previous 28 days"
          />
          <Address />
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  return page.container;
};

afterEach(async () => {
  await page?.unmount();
  page = null;
});

const textsOf = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

const rowNames = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody th a')].map(({ textContent }) => textContent);

const totals = (container: HTMLElement) => textsOf(container, 'tfoot td span[data-label]');

describe('the table of clients', () => {
  test('has the greatest revenue first, and the totals of the reply as its last row', async () => {
    const portfolio = portfolioOf(all);
    const container = await render({
      ...portfolio,
      totals: { ...portfolio.totals, spend_cents: 150_001_00 },
    });

    expect(rowNames(container)).toEqual(['Acorn', 'Berg', 'Cedar']);
    expect(textsOf(container, 'tfoot td')[0]).toBe('All 3 clients');
    expect(totals(container)).toEqual([
      '$150,001↑ 107×up 107 times versus previous 28 days',
      '$4,8000%no change versus previous 28 days',
      '3.20×↓ 6.7%down 6.7 percent versus previous 28 days, bad',
      '100↓ 16.7%down 16.7 percent versus previous 28 days, bad',
      '$30.00↑ 28.6%up 28.6 percent versus previous 28 days, bad',
    ]);
  });

  test('leads from each row to the client’s own figures', async () => {
    const container = await render(portfolioOf(all));

    expect([...container.querySelectorAll('tbody th a')].map((link) => link.getAttribute('href'))).toEqual([
      '/?client=Acorn',
      '/?client=Berg',
      '/?client=Cedar',
    ]);
  });

  test('shows dashes for a client that nothing reports', async () => {
    const container = await render(portfolioOf([cedar]));

    const [row] = container.querySelectorAll('tbody tr.ant-table-row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Cedar',
      '—',
      '—No Spend: no source of this selection reports it',
      '—No Revenue: no source of this selection reports it',
      '—No MER: no source of this selection reports it',
      '—No Conversions: no source of this selection reports it',
      '—No CPA: no source of this selection reports it',
      '—',
      '—',
      'no source',
      '—',
      '…',
    ]);
    expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test('lists what the address asks for, with the totals of that: ratios of sums', async () => {
    const container = await render(portfolioOf(all), '/?health=healthy&q=aco');

    expect(rowNames(container)).toEqual(['Acorn']);
    expect(textsOf(container, 'search [role="status"]')).toEqual(['1 of 3 clients']);
    expect(textsOf(container, 'tfoot td')[0]).toBe('1 of 3 clients');
    expect(textsOf(container, 'tfoot td span[data-label] > span > [data-scope="client:Acorn"]')).toEqual([
      '$1,000',
      '$4,000',
      '4.00×',
      '80',
      '$25.00',
    ]);
  });

  test('is sorted by its headers, which the address keeps', async () => {
    const container = await render(portfolioOf(all));
    const header = [...container.querySelectorAll('th')].find(({ textContent }) => textContent === 'CPA');
    await act(async () => header?.click());

    expect(rowNames(container)).toEqual(['Berg', 'Acorn', 'Cedar']);
    expect(textsOf(container, 'output')).toEqual(['?sort=-cpa']);
  });

  test('says why it is empty: filtered to none, or no client at all', async () => {
    const filtered = await render(portfolioOf(all), '/?q=nobody&range=7d');
    expect(textsOf(filtered, 'h3')).toEqual(['No matching clients']);
    await page?.press('Clear the filters');
    await expect
      .poll(() => [rowNames(filtered).length, textsOf(filtered, 'output')])
      .toEqual([3, ['?range=7d']]);
    await page?.unmount();

    const none = await render(portfolioOf([]));
    expect(textsOf(none, 'h3')).toEqual(['No active clients']);
  });

  test('has the shape of its rows while they are waited for', async () => {
    const container = await render(undefined);

    expect(container.querySelector('table')?.closest('[aria-busy="true"]')).not.toBeNull();
    expect(container.querySelectorAll('tbody tr[aria-hidden="true"]').length).toBe(10);
  });

  test('opens what a score is made of: its points come to the score', async () => {
    const container = await render(portfolioOf([berg]));
    const [score] = container.querySelectorAll<HTMLElement>('button[aria-label^="Health of Berg"]');
    await act(async () => score?.click());

    const dialog = document.querySelector('[role="dialog"]');
    const points = textsOf(dialog as HTMLElement, 'tbody td:nth-child(2)').map(Number);
    expect(textsOf(dialog as HTMLElement, 'tfoot td')).toEqual([String(berg.health.score), '100']);
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(berg.health.score ?? 0, 0);
    expect(dialog?.textContent).toContain('No Google Ads data after 17 Nov (expired)');
    expect(textsOf(dialog as HTMLElement, '[data-input]')).toEqual([
      'Revenue 50% of pace. Sessions 130% of pace, counts as 100%. Orders: no data yet',
      'Revenue $800 in 28 days, $1,600 in the 28 before: down 50.0%',
      'Meta Ads: 6 days behind. Google Ads: 1 day behind',
      '$1,400 of $3,000 spent this month, 140% of pace',
      '12 of the last 28 days with activity',
      '2 alerts are open',
    ]);
  });
});

describe('the list of clients in an address', () => {
  test('is read and written beside the other parts, what is usual left out', () => {
    const params = new URLSearchParams('range=7d&health=at_risk&sort=-spend&q=a%26b');
    const view = readPortfolioView(params);

    expect(view).toEqual({
      search: 'a&b',
      health: 'at_risk',
      industry: null,
      owner: null,
      tag: null,
      hasAlerts: false,
      isStale: false,
      sort: { column: 'spend', order: 'descending' },
    });
    expect(withPortfolioView(params, view).toString()).toBe('range=7d&health=at_risk&sort=-spend&q=a%26b');
    const whole = new URLSearchParams('industry=Travel&owner=me&tag=retail&alerts=open&data=stale');
    expect(withPortfolioView(new URLSearchParams(), readPortfolioView(whole)).toString()).toBe(`${whole}`);
    const usual = readPortfolioView(new URLSearchParams('health=great&sort=luck&alerts=many'));
    expect(withPortfolioView(params, usual).toString()).toBe('range=7d');
  });
});

describe('the filters of the clients', () => {
  test('keep those of an owner, of oneself, with a tag, with open alerts and with a source that is behind', () => {
    const late = { ...acorn, id: 'Dune', owner_id: 'ada', sources: 2, sources_fresh: 1 };
    const named = (query: string) =>
      listedClients([...all, late], readPortfolioView(new URLSearchParams(query)), 'ada').map(({ id }) => id);

    expect(
      ['owner=marcus', 'owner=me', 'tag=retail', 'alerts=open', 'data=stale', 'alerts=open&data=stale'].map(
        named,
      ),
    ).toEqual([['Berg'], ['Dune'], ['Berg'], ['Berg'], ['Dune'], []]);
  });
});

describe('the portfolio as a file', () => {
  test('has all listed clients in their order, figures in units, and text that no spreadsheet runs', () => {
    const view = readPortfolioView(new URLSearchParams('sort=name'));
    const formula = { ...berg, id: 'x', name: '=HYPERLINK("x")' };
    const due = { ...acorn, status: 'paused' as const, next_report_at: '2026-12-01T07:00:00.000Z' };
    const lines = csvText(portfolioCsv(listedClients([cedar, formula, due], view), 'USD'))
      .split('\r\n')
      .slice(0, -1);

    expect(lines.map((line) => line.split(',').slice(0, 10).join('|'))).toEqual([
      '\uFEFFClient|Domain|Industry|Status|Owner|Health score|Health|Spend (USD)|Spend change (share)|Revenue (USD)',
      `"'=HYPERLINK(""x"")"|berg.example|Healthcare|active|Marcus Chen|${berg.health.score}|At risk|500|0.25|800`,
      `Acorn|acorn.example|E-commerce|paused||${acorn.health.score}|Healthy|1000|0|4000`,
      'Cedar|cedar.example|E-commerce|active||||||',
    ]);
    const [head = [], , ofAcorn = []] = lines.map((line) => line.split(','));
    expect(ofAcorn[head.indexOf('Next report')]).toBe('2026-12-01T07:00:00.000Z');
  });
});

const signedIn = (role: 'admin' | 'manager', kind: 'owner' | 'staff') => {
  const context = { user: null, profile: { role }, membership: { kind, client: null }, session: null };
  const snapshot = { context, matches: () => false };
  return { subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => snapshot };
};

const inPage = (
  part: React.ReactNode,
  { role = 'admin', kind = 'owner', address = '/' }: Partial<Reader> = {},
) => {
  const services = { world: newWorld(), pages, actors: { auth: signedIn(role, kind) }, api: {} };
  return (
    <ServicesContext value={services as unknown as AppServices}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </ServicesContext>
  );
};

type Reader = { role: 'admin' | 'manager'; kind: 'owner' | 'staff'; address: string };

describe('what needs attention', () => {
  test('names the clients with their reasons, each the way to its figures', async () => {
    page = await renderPart(
      inPage(<NeedsAttention clients={all} addressOf={(id) => `/dashboard?client=${id}`} />),
    );
    const { container } = page;

    expect(textsOf(container, 'h3')).toEqual(['Berg']);
    expect(textsOf(container, 'li p')).toEqual(['Conversions down 34% vs the 28 days before +1']);
    expect(container.querySelector('li p')?.getAttribute('data-hint')).toMatch(
      /^Conversions down 34% vs the 28 days before\. No Google Ads data .* About \$[\d,]+ at stake\.$/,
    );
    expect(container.querySelector('h3 a')?.getAttribute('href')).toBe('/dashboard?client=Berg');
  });

  test('leads from each reason to its next step; who may not take it, and who looks at the past, sees the reason alone', async () => {
    const silent = [{ ...berg, reasons: berg.reasons.slice(0, 1) }];
    const list = <NeedsAttention clients={silent} addressOf={() => '/'} />;
    page = await renderPart(inPage(list));
    const steps = ({ container }: Rendered) =>
      [...container.querySelectorAll('li > a')].map((link) => [
        link.getAttribute('aria-label'),
        link.getAttribute('href')?.split('?')[0],
      ]);
    expect(steps(page)).toEqual([['Reconnect the source, Berg', '/integrations']]);
    await page.show(inPage(list, { role: 'manager', kind: 'staff' }));
    expect(steps(page)).toEqual([]);
    await page.unmount();
    page = await renderPart(inPage(list, { address: '/?as_of=12' }));
    expect(steps(page)).toEqual([]);
  });

  test('reports the owner, and nobody else, of reports that a used-up plan has stopped', async () => {
    const stopped = { kind: 'report_quota', severity: 'high', text: 'Report', figure: 1 } as const;
    const clients = [{ ...berg, reasons: ['r1', 'r2'].map((report) => ({ ...stopped, report })) }, acorn];
    page = await renderPart(inPage(<QuotaNotice clients={clients} />));
    expect(textsOf(page.container, '[role="status"]')).toEqual([
      '2 reports were not generated: the plan’s reports of this month are used up.Compare plans',
    ]);
    await page.show(inPage(<QuotaNotice clients={clients} />, { kind: 'staff' }));
    expect(page.container.textContent).toBe('');
    await page.show(inPage(<QuotaNotice clients={all} />));
    expect(page.container.textContent).toBe('');
  });

  test('ranks clients by the money at stake, and shows each by its costliest reason', async () => {
    const missed = {
      kind: 'goal',
      severity: 'high',
      text: 'CPA $260, goal $109',
      figure: 0.4,
      report: null,
    } as const;
    const goal = { name: 'CPA', attainment: 0.4, better: 'lower', projected: 26_000, outlook: 0.4 } as const;
    const inputs = {
      ...berg.health.inputs,
      goals: [{ ...goal, figure: 'cpa_cents', target: 10_900 } as const],
    };
    const costly = {
      ...berg,
      id: 'costly',
      name: 'Costly',
      figures: { ...berg.figures, paid_conversions: 40 },
      reasons: [...berg.reasons, missed],
      health: { ...berg.health, inputs },
    };
    page = await renderPart(inPage(<NeedsAttention clients={[berg, costly]} addressOf={() => '/'} />));
    expect(textsOf(page.container, 'h3')).toEqual(['Costly', 'Berg']);
    expect(textsOf(page.container, 'li p')[0]).toBe('Urgent: CPA $260, goal $109 +2');
    expect(page.container.querySelector('li p')?.getAttribute('data-hint')).toContain(
      'About $6,040 at stake.',
    );
  });

  test('begins with what is most urgent, and shows six until all are wanted', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...berg, id: `c${index}`, name: `C${index}` }));
    const calm = { ...berg, id: 'late', name: 'Late', reasons: berg.reasons.slice(1) };
    expect(clientsInNeed([calm, ...many]).at(-1)?.name).toBe('Late');
    page = await renderPart(inPage(<NeedsAttention clients={[calm, ...many]} addressOf={() => '/'} />));
    expect(page.container.querySelectorAll('h3').length).toBe(6);
    await page.press('Show all 9');
    expect(page.container.querySelectorAll('h3').length).toBe(9);
  });

  test('says so when nothing does', async () => {
    page = await renderPart(inPage(<NeedsAttention clients={[acorn]} addressOf={() => '/'} />));
    expect(page.container.textContent).toContain(
      'Nothing needs attention. Figures are stable, sources are up',
    );
  });

  test('claims no fresh sources where one was given up and is behind nobody yet', async () => {
    const silent = { ...acorn, sources: 3, sources_fresh: 1 };
    page = await renderPart(inPage(<NeedsAttention clients={[silent, acorn]} addressOf={() => '/'} />));
    expect(page.container.textContent).toBe(
      'Nothing needs attention yet, but 2 sources bring no new figures.',
    );
    const bare = { ...acorn, sources: 0, sources_fresh: 0 };
    await page.show(inPage(<NeedsAttention clients={[silent, bare, bare]} addressOf={() => '/'} />));
    expect(page.container.textContent).toBe(
      'Nothing needs attention yet, but 2 sources bring no new figures and 2 clients have no connected source.',
    );
  });
});

describe('the health of all clients', () => {
  test('is counted by band, each count a filter that takes itself back', async () => {
    const chosen: (string | null)[] = [];
    const onChoose = (band: string | null) => chosen.push(band);
    page = await renderPart(<HealthStrip clients={all} chosen={null} onChoose={onChoose} />);
    expect(textsOf(page.container, 'button')).toEqual(['1 Healthy', '0 Watch', '1 At risk']);
    expect(page.container.textContent).toContain('1 without figures');
    await page.press('1 At risk');
    await page.show(<HealthStrip clients={all} chosen="at_risk" onChoose={onChoose} />);
    await page.press('1 At risk');
    expect(chosen).toEqual(['at_risk', null]);
    expect(page.container.textContent).not.toContain('paused');

    const rested = [acorn, berg, { ...cedar, status: 'paused' as const }];
    await page.show(<HealthStrip clients={rested} chosen={null} onChoose={onChoose} />);
    expect(page.container.textContent).toContain('1 paused among them');
  });
});
