/** @vitest-environment happy-dom */
import { afterEach, test } from 'vitest';
import { button, fillIn, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { otto } from '#tests/support/cast.ts';
import { playedPage } from '../pages/playedPage.ts';

const page = playedPage();

afterEach(page.close);

const notice = region('Free trial');
const day = 24 * 60 * 60 * 1_000;

test('a trial that ends is reported above every page from three days before, can be closed for a day, and is shown when it is over', async () => {
  await page.play([
    { go: '/register' },
    ...fillIn({
      'First name': otto.firstName,
      'Last name': otto.lastName,
      Email: otto.email,
      'Company name': otto.company,
      Password: otto.password,
      'Confirm password': otto.password,
    }),
    { click: { role: 'checkbox', name: 'terms', part: true } },
    { click: button('Create account') },
    { click: button('Go to Dashboard') },
    { click: button('Start free trial') },
    says('Free trial until 16 March 2026.'),
    { sleep: 10 * day },
    { go: '/clients' },
    seesNo(notice),
    { sleep: day },
    says('Your free trial of Pro ends in 3 days, on 16 March 2026', notice),
    sees(link('Compare plans', { within: notice })),
    { click: button('Not today', { within: notice }) },
    seesNo(notice),
    { go: '/dashboard' },
    seesNo(notice),
    { sleep: day },
    { go: '/clients' },
    says('ends in 2 days', notice),
    { sleep: 2 * day },
    { go: '/dashboard' },
    says('Your free trial of Pro ended on 16 March 2026', notice),
    { click: link('Keep Pro', { within: notice }) },
    sees(button('Complete demo checkout')),
  ]);
});
