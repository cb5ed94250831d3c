/** @vitest-environment happy-dom */
/** Tests metrics that take five seconds: the space is reserved and marked busy until they arrive. */
import { afterEach, expect, test } from 'vitest';
import { isAt, says } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const figures = { role: 'region', name: 'Key figures' } as const;

const formOf = (document: Document): string | null => {
  const frame = [...document.querySelectorAll('section[data-state]')].find(
    (one) => (one.getAttribute('aria-label') ?? one.querySelector('h2')?.textContent) === 'Key figures',
  );
  return frame ? `${frame.getAttribute('data-state')}, busy: ${frame.getAttribute('aria-busy')}` : null;
};

test('the page waits by its skeleton, and shows them once they have come', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/clients' },
    isAt('/clients'),
    { fault: { route: 'GET /api/metrics', kind: 'slowBody', duration: 5_000, times: 20 } },
  ]);
  const seen: (readonly [string, number])[] = [];
  const ofGoals = new Set<string>();
  const look = () => {
    const form = formOf(document);
    if (form !== null && form !== seen.at(-1)?.[0]) seen.push([form, page.stage().now()]);
    for (const [word] of document.body.textContent.matchAll(/(calculating|no figures yet)/gi))
      ofGoals.add(word.toLowerCase());
  };
  const Observer = document.defaultView?.MutationObserver ?? MutationObserver;
  const observer = new Observer(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  page.stage().navigate('/dashboard?client=fjordandfoam');
  await page.play([says('Revenue', figures), says('On track', { role: 'region', name: 'Goals and pacing' })]);
  observer.disconnect();

  expect(seen.map(([form]) => form)).toEqual(['loading, busy: true', 'shown, busy: false']);
  const [waited = 0, came = 0] = seen.map(([, time]) => time);
  expect(came - waited).toBeGreaterThanOrEqual(4_000);
  expect([...ofGoals]).toEqual(['calculating']);
});

/** Widgets that mark themselves, or are marked together, as showing the previous query's reply. */
const formerFrames = (document: Document): readonly Element[] =>
  [...document.querySelectorAll('section[data-state]')].filter((frame) => {
    const together = frame.closest('[data-former-parts]');
    return [frame.getAttribute('data-former'), together?.getAttribute('data-former-parts')].includes('true');
  });

test.each([
  ['a client', '/dashboard?client=fjordandfoam&range=28d', figures, ['Channels']],
  ['an audience', '/dashboard?client=fjordandfoam&range=28d&part=audience', figures, ['Devices']],
  ['all clients', '/dashboard?range=28d', { role: 'region', name: 'Figures of all clients' }, []],
])(
  'figures of %s that stay while the next are on their way are reported against what they were held against',
  async (_, board, region, others) => {
    const document = await page.play([
      { role: 'admin' },
      { go: board },
      says('previous 28 days', region),
      { fault: { route: 'GET /api/metrics', kind: 'slowBody', duration: 2_000, times: 20 } },
    ]);
    const revenue = () => document.querySelector('[data-key-figure="revenue_cents"]');
    const told = () => {
      const text = revenue()?.textContent ?? '';
      return [/\$[\d,]+/.exec(text)?.[0], /versus (previous \d+ days)/.exec(text)?.[1]].join(' against ');
    };
    const seen = [told()];
    const marked = new Set<string | null | undefined>();
    const observer = new (document.defaultView?.MutationObserver ?? MutationObserver)(() => {
      if (told() !== seen.at(-1)) seen.push(told());
      for (const frame of formerFrames(document))
        marked.add(frame.getAttribute('aria-label') ?? frame.querySelector('h2')?.textContent);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    page.stage().navigate(board.replace('28d', '7d'));
    await page.play([says('previous 7 days', region)]);
    observer.disconnect();

    expect(seen).toEqual([
      expect.stringMatching(/^\$[\d,]+ against previous 28 days$/),
      expect.stringMatching(/^\$[\d,]+ against previous 7 days$/),
    ]);
    expect(seen[0]?.split(' ')[0]).not.toBe(seen[1]?.split(' ')[0]);
    expect([...marked]).toEqual(expect.arrayContaining([region.name, ...others]));
    expect([...marked]).not.toContain('Goals and pacing');
  },
);
