/** @vitest-environment happy-dom */
/** Tests the charts of all clients: intervals, selection by drawing, and the former reply while the next one loads. */
import { afterEach, describe, expect, test } from 'vitest';
import { button, field, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const revenue = region('Revenue of all clients');
const spend = region('Spend by channel');
const picture = { role: 'img', name: 'Revenue of all clients, chart' };
const weeks = '/dashboard?from=2026-01-07&to=2026-02-18&interval=week&part=spend';

const partOf = (document: Document, name: string): Element | undefined =>
  [...document.querySelectorAll('section[data-state]')].find(
    (one) => (one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent) === name,
  );

const tableOf = (document: Document, name: string): readonly (string | null)[] => {
  const table = partOf(document, name)?.querySelector('table');
  const cells = [...(table?.querySelectorAll('tr > :first-child') ?? [])];
  return cells.map(({ textContent }) => textContent);
};

describe('the charts of all clients', () => {
  test('are reported by weeks where weeks are asked for, and what is drawn over them becomes the range, to the last day of the last week', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: weeks },
      sees(revenue),
      { click: { role: 'radio', name: 'Table', within: revenue } },
      { click: { role: 'radio', name: 'Table', within: spend } },
    ]);
    const steps = [
      'Week of 16 Feb 2026',
      'Week of 9 Feb 2026',
      'Week of 2 Feb 2026',
      'Week of 26 Jan 2026',
      'Week of 19 Jan 2026',
      'Week of 12 Jan 2026',
      'Week of 7 Jan 2026',
    ];
    expect(tableOf(document, 'Revenue of all clients')).toEqual(['Week ↓', ...steps]);
    expect(tableOf(document, 'Spend by channel')).toEqual(['Week ↓', ...steps]);

    await page.play([
      { click: { role: 'radio', name: 'Chart', within: revenue } },
      { press: 'End ArrowLeft Shift+ArrowLeft Enter', on: picture },
    ]);
    expect(page.stage().address()).toBe('/dashboard?from=2026-02-02&to=2026-02-15&interval=week&part=spend');
  });

  test('keep what they show until the next answer is here', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/dashboard?part=spend' },
      sees(picture),
      sees(spend),
      { fault: { route: 'GET /api/metrics', kind: 'slowBody', duration: 5_000, times: 20 } },
    ]);
    const seen = new Set<string>();
    const look = () => {
      for (const name of ['Revenue of all clients', 'Spend by channel']) {
        const part = partOf(document, name);
        seen.add(`${name}: ${part?.getAttribute('data-state')}`);
        if (part?.textContent?.includes('no figures')) seen.add(`${name}: empty`);
      }
    };
    const Observer = document.defaultView?.MutationObserver ?? MutationObserver;
    const observer = new Observer(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    page.stage().navigate('/dashboard?range=7d&part=spend');
    await page.play([says('previous 7 days', region('Figures of all clients')), { wait: 20_000 }]);
    observer.disconnect();
    expect([...seen]).toEqual(['Revenue of all clients: shown', 'Spend by channel: shown']);
  });

  test('do not wait for the list of clients', async () => {
    const document = await page.play([
      { fault: { route: 'GET /api/portfolio', kind: 'slowBody', duration: 20_000, times: 20 } },
    ]);
    const seen = new Set<string>();
    const look = () => {
      if (document.querySelector('[role="img"][aria-label^="Revenue of all clients"]')) seen.add('chart');
      if (partOf(document, 'Needs attention')?.getAttribute('data-state') === 'shown') seen.add('clients');
    };
    const Observer = document.defaultView?.MutationObserver ?? MutationObserver;
    const observer = new Observer(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    await page.play([
      { role: 'admin' },
      sees(picture),
      { wait: 30_000 },
      sees({ role: 'link', name: 'Fjord & Foam' }),
    ]);
    observer.disconnect();
    expect([...seen]).toEqual(['chart', 'clients']);
  });

  test('say that filters leave nothing, with the way back', async () => {
    await page.play([
      { role: 'admin' },
      { go: '/dashboard?channel=organic_search&part=spend' },
      says('No data matches the filters', spend),
      { click: button('Clear the filters', { within: spend }) },
      sees({ role: 'img', name: 'Spend by channel, chart' }),
    ]);
  });

  test('take what is written about all clients, which is changed and removed there, with a way back', async () => {
    const list = { role: 'dialog', name: 'Annotations of these days' };
    const text = 'A holiday in all countries';
    await page.play([
      { role: 'manager' },
      { go: '/dashboard?range=28d' },
      sees(picture),
      { click: button('Add annotation', { within: revenue }) },
      { fill: field('What happened'), with: text },
      sees({ role: 'radio', name: 'The agency and all its clients' }),
      { click: button('Add annotation', { within: { role: 'dialog', name: 'Add annotation' } }) },
      says(`Added “${text}”.`),
      { click: button('Annotations of these days', { within: revenue }) },
      says(`All clients: ${text}`, list),
      { click: button(`Change “${text}”`, { within: list }) },
      { fill: field('What happened'), with: `${text}, twice` },
      { click: button('Save annotation') },
      says(`Changed “${text}”.`),
      { click: button('Annotations of these days', { within: revenue }) },
      { click: button(`Remove “${text}, twice”`, { within: list }) },
      seesNo(list),
      says(`Removed “${text}, twice”.`),
      { click: button('Undo') },
      says(`“${text}, twice” is back.`),
      logged('AnnotationAdded', 'AnnotationChanged', 'AnnotationRemoved', 'AnnotationRestored'),
    ]);
  });

  test('show what people wrote of all clients, each by name, and hide it where the view says so', async () => {
    const noted = (document: Document) => {
      const notes = [...(partOf(document, 'Revenue of all clients')?.querySelectorAll('td') ?? [])];
      return notes.some(({ textContent }) => textContent?.includes('Stackpilot: '));
    };
    const document = await page.play([
      { role: 'admin' },
      { go: '/dashboard?range=12m&interval=month' },
      sees(picture),
      { click: button('Annotations of these days', { within: revenue }) },
      sees({ role: 'dialog', name: 'Annotations of these days' }),
      sees({
        role: 'link',
        name: 'Stackpilot',
        nth: 0,
        within: { role: 'dialog', name: 'Annotations of these days' },
      }),
      { press: 'Escape' },
      { click: { role: 'radio', name: 'Table', within: revenue } },
    ]);
    expect(noted(document)).toBe(true);
    await page.play([{ click: button('View options') }, { click: button('Hide annotations') }]);
    expect([noted(document), page.stage().address()]).toEqual([
      false,
      '/dashboard?range=12m&interval=month&annotations=off',
    ]);
  });
});
