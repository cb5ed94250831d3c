/** @vitest-environment happy-dom */
/** Tests the message in place of a page, or a part, that its visitor may not open. */
import { afterEach, expect, test } from 'vitest';
import { button, fillIn, isAt, link, region, says, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('a person of a client learns who installs apps, and watches no event that is not about them [S6.2]', async () => {
  const document = await page.play(
    [
      { role: 'client' },
      { go: '/marketplace?app=plainwords' },
      says('Only people of the agency can install apps.'),
      { go: '/real-time-monitoring?event=1' },
      says('This event doesn’t exist, or you can’t see it.'),
      says('Clara Lindqvist signed in', region('Live feed')),
    ],
    ['404 GET /api/events/1'],
  );
  const feed = [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent);

  expect(feed[0]).toContain('Clara Lindqvist signed in');
  expect(feed.filter((row) => /Stackpilot|Maple|Marcus|competitor/.test(row ?? ''))).toEqual([]);
});

test('the calculator sends a person of the agency to the prices, and a person of a client nowhere', async () => {
  const linksFor = async (role: 'manager' | 'client') => {
    const document = await page.play([{ role }, { go: '/roi-calculator' }, says('Two assumptions:')]);
    const links = [...document.querySelectorAll('main a[href="/pricing"]')];
    page.close();
    return links.map(({ textContent }) => textContent);
  };

  expect([await linksFor('manager'), await linksFor('client')]).toEqual([['your plan'], []]);
});

test('a new agency without a plan meets what it would be given [S6.3] [S5.4]', async () => {
  const document = await page.play(
    [
      { go: '/register' },
      ...fillIn({
        'First name': 'Nora',
        'Last name': 'Berg',
        Email: 'nora@bergmedia.example',
        'Company name': 'Berg Media',
        Password: 'acorn-17',
        'Confirm password': 'acorn-17',
      }),
      { click: { role: 'checkbox', name: 'terms', part: true } },
      { click: button('Create account') },
      { wait: 2000 },
      isAt('/dashboard'),
      { go: '/advanced-analytics' },
      says(
        'It comes with Pro and above. This workspace has no active plan.',
        region('AI insights are not in this plan'),
      ),
      { expect: { attribute: 'href', of: link('See plans'), is: '/pricing' } },
      { go: '/ai-chat' },
      sees(region('Ask AI is not in this plan')),
    ],
    ['402 GET /api/analytics/activity'],
  );

  expect(document.querySelectorAll('main :is(input, textarea)')).toHaveLength(0);
  expect(document.body.textContent).not.toContain('Some details of this page');
});
