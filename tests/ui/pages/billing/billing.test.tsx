/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import {
  button,
  dialog,
  field,
  fillIn,
  link,
  logged,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage(undefined, '2026-03-15T09:00:00Z');

afterEach(close);

const preview = region('Preview of the change');
const banner = region('Plan simulation');

const factsIn = (page: Document, label: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.querySelectorAll(`[aria-label="${label}"] .ant-descriptions-item-container`)].map((item) => {
      const [name, value] = [...item.children].map(({ textContent }) => textContent ?? '');
      return [name ?? '', value ?? ''];
    }),
  );

const cents = (text: string | undefined): number => Math.round(100 * Number(text?.replaceAll(/[^\d.]/g, '')));

describe('the billing page', () => {
  test('previews an upgrade with its price, whose parts sum up, and what a year saves', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Preview Agency Plus') },
      says('Takes effect immediately.', preview),
      says('Reseller program', { role: 'list', name: 'Features that Agency Plus adds' }),
    ]);
    const facts = factsIn(page, 'Preview of the change');
    const [credit, charge, due] = [
      facts['Credit for unused days'],
      Object.entries(facts).find(([name]) => name.startsWith('Agency Plus, billed monthly'))?.[1],
      facts['Due today'],
    ].map(cents);

    const days = Math.round(((credit ?? 0) * 31) / 49_900);
    expect([credit, charge]).toEqual([Math.round((49_900 * days) / 31), Math.round((99_900 * days) / 31)]);
    expect(due).toBe((charge ?? 0) - (credit ?? 0));

    await played([
      { click: { role: 'radio', name: 'Yearly' } },
      { click: button('Preview Agency Plus') },
      says('Saved in a year, against monthly', preview),
    ]);
    expect(factsIn(page, 'Preview of the change')['Saved in a year, against monthly']).toBe('$1,998');
  });

  test('asks why before a subscription ends, and offers a pause, which goes back', async () => {
    const question = region('Cancel the subscription');
    await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Cancel the subscription') },
      says('From 14 April 2026 on nothing is charged', region('Pause instead')),
      { click: { role: 'radio', name: '3 months' } },
      { click: button('Pause for 3 months') },
      says('A pause is scheduled.'),
      says('Active. Paused from 14 April 2026 to 14 July 2026'),
      says('A pause is agreed on. Resume without it first, then the plan can be changed.'),
      logged('SubscriptionPaused'),
      { click: button('Resume without a pause') },
      says('Active. Renews on 14 April 2026.'),
      { click: button('Cancel the subscription') },
      { select: field('Why do you cancel? (optional)'), option: 'We use another tool' },
      ...fillIn({ 'What should we know? (optional)': 'Our group has one' }),
      { click: button('Cancel on 14 April 2026') },
      says('Canceled: everything stays open until 14 April 2026.'),
      seesNo(question),
      { go: '/billing?tab=history' },
      says('it ends on 14 April 2026. Reason: We use another tool, “Our group has one”'),
      logged('SubscriptionPaused', 'SubscriptionResumed', 'SubscriptionCanceled'),
    ]);
  });

  test('has a plan that rests: what is more than the basics allow is reported without alarm, and asks for no larger plan', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Cancel the subscription') },
      { click: button('Pause for 1 month') },
      says('A pause is scheduled.'),
      { sleep: 32 * 24 * 3_600_000 },
      { role: 'admin' },
      { go: '/billing' },
      says('Enterprise is paused until 14 May 2026'),
      says('Until Enterprise goes on, on 14 May 2026, the free basics count.'),
    ]);
    expect(page.querySelector('[data-figure="usage-clients"]')?.textContent).toMatch(
      /^\d+ in use · basics allow 5$/,
    );
    const usage = page.querySelector('[aria-labelledby="usage"]')?.textContent;
    expect(usage).not.toMatch(/no plan allows|larger plan/);
    expect(usage).toMatch(/The oldest [\d,]+ days are kept and hidden until Enterprise goes on\.$/);
  });

  test('takes another demo card, keeps no number of it, and goes back to the one before', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/billing' },
      says('Visa ending in 4242, expires'),
      { click: button('Change card') },
      { click: button('Save card') },
      says('Enter the name on the card'),
      ...fillIn({
        'Name on card': 'Ada Moreau',
        'Card number': '4242 4242 4242 4242',
        Expires: '12/60',
        'Security code': '123',
      }),
      { click: button('Save card') },
      says('Renewals are charged to Visa ending in 4242 from now on.'),
      says('Visa ending in 4242, expires 12/2060'),
      logged('PaymentCardChanged'),
    ]);
    expect(page.body.textContent).not.toContain('4242 4242');

    await played([
      { click: button('Undo') },
      says('The card before it is back.'),
      says('Visa ending in 4242, expires'),
      logged('PaymentCardChanged'),
    ]);
  });

  test('reports a renewal that the card did not pay, above each page of the agency, and pays it by a retry [S4.2]', async () => {
    const notice = region('Payment failed');
    const card = (number: string) =>
      fillIn({
        'Name on card': 'Ada Moreau',
        'Card number': number,
        Expires: '12/60',
        'Security code': '123',
      });
    const page = await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Change card') },
      ...card('4000 0000 0000 0341'),
      { click: button('Save card') },
      says('Renewals are charged to Visa ending in 0341 from now on.'),
      { click: button('Renew today (demo)') },
      says('charged to Visa ending in 0341: $499.', region('Renew today')),
      { click: button('Renew today') },
      says('The renewal payment failed. The subscription is past due.'),
      says('The last renewal of Enterprise was not paid. Pay it by', notice),
      says('Past due: the card was declined for the $499 due on 15 March 2026.'),
      says('Pay it to try another plan.', region('Plan simulator')),
      seesNo(button('Preview the app as Starter')),
      { click: button('Try the payment again') },
      says('The card was declined again.'),
      logged('SubscriptionRenewalBroughtForward', 'SubscriptionPaymentFailed', 'SubscriptionPaymentFailed'),
    ]);
    expect(factsIn(page, 'Preview of the change')).toEqual({});

    await played([
      { go: '/clients' },
      says('The last renewal of Enterprise was not paid. Pay it by', notice),
      { go: '/billing' },
      { click: button('Change card') },
      ...card('4242 4242 4242 4242'),
      { click: button('Save card') },
      { click: button('Try the payment again') },
      says('Paid: the plan is back (demo, nothing was charged).'),
      seesNo(notice),
      says('Renews on 15 April 2026.'),
      { go: '/billing?tab=invoices' },
      says('Paid (demo)'),
      { go: '/billing?tab=history' },
      says('could not charge $499 for Enterprise: the card was declined'),
      says('paid the overdue $499 for Enterprise'),
    ]);
  });

  test('shows a reseller its tenants, and the payout of a share before it is saved', async () => {
    await played([
      { role: 'admin' },
      { go: '/billing' },
      seesNo(link('Reseller')),
      says('Adds a reseller program, up to 70% revenue share, and many tenants.'),
      { go: '/billing?tab=reseller' },
      says('It comes with Agency Plus and above.'),
      { go: '/billing' },
      { click: button('Preview the app as Agency Plus') },
      says('Previewing Agency Plus.'),
      { click: link('Reseller') },
      says('No tenants yet.'),
      { click: button('Add tenant') },
      says('Name is required'),
      { fill: field('Name of the new tenant'), with: 'Harbor Media' },
      { click: button('Add tenant') },
      says('Added Harbor Media.'),
      says('$104.30', region('Payout')),
      { click: button('End Harbor Media') },
      says('Harbor Media has ended.'),
      says('$0', region('Payout')),
      { click: button('Undo') },
      says('Harbor Media is back.'),
      says('$104.30', region('Payout')),
      { click: button('Rename Harbor Media') },
      { fill: field('New name of Harbor Media'), with: 'Pine' },
      { click: button('Save name') },
      says('Harbor Media is called Pine now.'),
      logged('TenantAdded', 'TenantEnded', 'TenantRestored', 'TenantRenamed'),
    ]);
  });

  test('lists what a meter counts, each with the event from which it does', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/billing' },
      says('22 in use · Unlimited'),
      { click: button('What is counted of Clients') },
      says('22 counted now.', dialog),
    ]);
    const rows = [...page.querySelectorAll('[aria-label="Clients that count"] tbody tr')];
    const links = [...(rows[0]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

    expect(rows.length).toBe(20);
    expect(links.map((link) => link.replace(/\d+$/, 'n'))).toEqual([
      '/dashboard?client=fjordandfoam',
      '/real-time-monitoring?event=n',
    ]);
  });

  test('schedules a downgrade, chooses what stays, and takes the downgrade back from the history', async () => {
    await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Preview Starter') },
      says('22 clients where Starter allows 5.', preview),
      says('Unlimited', { role: 'table', name: 'Limits of Enterprise and Starter' }),
      { click: button('Schedule the change') },
      says('Scheduled: Starter, billed monthly, from 14 April 2026.'),
      { click: button('Keep list') },
      says('5 of 5 chosen, 17 will be archived.', region('Clients', { within: dialog })),
      says('1 of 1 chosen', region('Team members', { within: dialog })),
      { click: button('Save keep list') },
      says('Keep list for Starter saved.'),
      logged('SubscriptionChangeScheduled', 'KeptResourcesChosen'),
      { click: button('Undo') },
      says('Keep list restored.'),
      { go: '/billing' },
      { click: button('Cancel the subscription') },
      says(
        'The change to Starter on 14 April 2026 is dropped. If you resume, today’s plan renews.',
        region('Cancel the subscription'),
      ),
      { go: '/billing?tab=history' },
      { click: button('Undo: scheduled Starter', { part: true }) },
      says('Undone: scheduled Starter'),
      logged('SubscriptionChangeWithdrawn'),
    ]);
  });

  test('keeps a plan in place of a scheduled one, and takes an end back, all in the history [S6.2] [S4.2]', async () => {
    const plan = region('Enterprise');
    await played([
      { role: 'manager' },
      { go: '/billing' },
      { click: button('Preview Starter') },
      { click: button('Schedule the change', { within: preview }) },
      says('Starter, billed monthly, starts on', plan),
      { click: button('Keep Enterprise') },
      { click: button('Keep the plan', { within: preview }) },
      logged('SubscriptionChangeScheduled', 'SubscriptionChangeWithdrawn'),
      { click: button('Cancel the subscription', { within: plan }) },
      { click: button('Cancel on', { part: true, within: plan }) },
      says('Canceled: everything stays open until', plan),
      { click: button('Resume the subscription', { within: plan }) },
      says('Active. Renews on', plan),
      { click: link('History') },
      says('resumed the subscription', region('History')),
      says('canceled the subscription', region('History')),
      says('canceled the scheduled plan change', region('History')),
      says('scheduled Starter', region('History')),
    ]);
  });

  test('undoes a scheduled change together with what was chosen for it', async () => {
    await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Preview Starter') },
      { click: button('Schedule the change') },
      { click: button('Keep list') },
      { click: button('Save keep list') },
      says('Keep list for Starter saved.'),
      { go: '/billing?tab=history' },
      says('Every change to the subscription.'),
      { click: button('Undo those too: scheduled Starter', { part: true }) },
      says('2 changes will be undone, the latest first:', dialog),
      { click: button('Undo all 2') },
      says('Undone: Ada Moreau scheduled Starter'),
      logged('KeptResourcesChosen', 'SubscriptionChangeWithdrawn'),
    ]);
  });

  test('makes an API key, sends calls with it, and is reported 429 when the app is seen as Starter [S9.2]', async () => {
    const page = await played(
      [
        { role: 'admin' },
        { go: '/marketplace?tab=api' },
        { fill: { role: 'textbox', name: 'Name of the new key' }, with: 'My export' },
        { click: button('Create a key') },
        says('The key My export works.'),
        { click: button('Send') },
        says('200 Answered, 1 answered'),
        { click: button('Send 25') },
        says('200 Answered, 25 answered'),
        { go: '/billing' },
        { click: button('Preview the app as Starter') },
        sees(banner),
        { go: '/marketplace?tab=api' },
        says('Starter allows 10,000'),
        { fill: { role: 'textbox', name: 'Name of the new key' }, with: 'Second' },
        { click: button('Create a key') },
        says('The key Second works.'),
        { click: button('Send') },
        says('429 API calls used up'),
        { click: button('Send 25') },
        says('429 API calls used up'),
        { go: '/billing' },
        says('Resets on 1 April 2026'),
      ],
      ['429 GET /api/metrics'],
    );
    const meter = page.querySelector('[data-figure="usage-apiCalls"]')?.textContent ?? '';

    expect(meter).toMatch(/^[\d,]+ of 10,000 · \d{3,}%$/);
  });

  test('shows the app as Starter with its walls on other pages, and restores everything with one press', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Preview the app as Starter') },
      says('Previewing Starter', banner),
      says('All 5 clients of Starter are in use. Pro has room for 25.', region('Usage')),
      says('5 of 5 · 100%', region('Usage')),
      says('Go back to Enterprise to change the plan itself.'),
      { go: '/clients' },
      sees(banner),
      says('All 5 clients of Starter are in use.'),
      { go: '/integrations?category=commerce' },
      { expect: { attribute: 'disabled', of: button('Connect Shopify'), is: true } },
      says('Comes with Pro and above.'),
      { go: '/dashboard/reports/fjordmonthly' },
      says('Comes with Pro and above.', region('Comments')),
      seesNo(field('Comment')),
      { go: '/ai-chat' },
      sees({ role: 'heading', name: 'Ask AI', part: true }),
      says('Pro gives you, among other things:'),
      sees(link('Upgrade to Pro')),
    ]);
    const title = [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(title.length).toBeGreaterThan(0);

    await played([
      { go: '/billing' },
      { click: button('Back to Enterprise', { within: banner }) },
      seesNo(banner),
      says('22 in use · Unlimited'),
    ]);
  });

  test('erases a member for good once their name is typed, and nobody on the page is called so any more', async () => {
    const marcus = button('Erase Marcus Chen');
    const page = await played([
      { role: 'admin' },
      { go: '/billing?tab=team' },
      sees(marcus),
      seesNo(button('Erase Ada Moreau')),
      { click: marcus },
      says('This cannot be undone.', dialog),
      ...fillIn({ 'Type Marcus Chen to confirm': 'Marcus' }),
      { click: button('Erase for good') },
      says('Type the name exactly as it is written', dialog),
      { click: button('Cancel') },
      seesNo(dialog),
      sees(marcus),
      { click: marcus },
      ...fillIn({ 'Type Marcus Chen to confirm': 'Marcus Chen' }),
      { click: button('Erase for good') },
      seesNo(dialog),
      says('Erased for good.'),
      logged('MemberErased'),
      seesNo(marcus),
    ]);
    const told = page.querySelector('main')?.textContent ?? '';
    expect([told.includes('Marcus'), told.includes('Emmitt Kub')]).toEqual([false, true]);
  });

  test('has no place for one more in a full team, says so, and takes an invitation when there is room', async () => {
    await played(
      [
        { role: 'admin' },
        { go: '/billing' },
        { click: button('Preview the app as Starter') },
        sees(banner),
        { go: '/billing?tab=team' },
        says('1 of 1 seats used'),
        says('The only team member of Starter is in use.'),
        { expect: { attribute: 'disabled', of: button('Invite teammate'), is: true } },
        { click: button('Back to Enterprise', { within: banner }) },
        seesNo(banner),
        { fault: { route: 'GET /api/clients', times: 1, status: 500 } },
        { click: button('Invite teammate') },
        says('The clients could not be loaded.', dialog),
        { click: button('Try again', { within: dialog }) },
        seesNo(button('Try again', { within: dialog })),
        ...fillIn({ Email: 'not an address' }),
        { click: button('Send invitation') },
        says('Enter an email address such as name@agency.com', dialog),
        ...fillIn({ Email: 'kim@northlight.example' }),
        { click: button('Send invitation') },
        seesNo(dialog),
        says('The invitation is open.'),
        { click: button('Withdraw kim@northlight.example') },
        says('Withdrew the invitation of kim@northlight.example.'),
        { click: button('Undo') },
        says('The invitation of kim@northlight.example is open again.'),
        logged('MemberInvited', 'InvitationRevoked', 'InvitationRestored'),
      ],
      ['500 GET /api/clients'],
    );
  });

  test('reports the 402 when another tab has taken the room meanwhile, and keeps what was typed', async () => {
    await played(
      [
        { role: 'admin' },
        { go: '/billing?tab=team' },
        { click: button('Invite teammate') },
        ...fillIn({ Email: 'kim@northlight.example' }),
        { tab: 'plan' },
        { go: '/billing' },
        { click: button('Preview the app as Starter') },
        sees(banner),
        { tab: 'first' },
        { click: button('Send invitation') },
        says('Your plan’s limit is reached.', dialog),
        { expect: { value: 'kim@northlight.example', of: { role: 'field', name: 'Email' } } },
      ],
      ['402 POST /api/team/invitations'],
    );
  });

  test('writes an invoice for paper, and keeps billing details with a way back', async () => {
    const page = await played([
      { role: 'manager' },
      { go: '/billing?tab=invoices' },
      { click: { role: 'link', name: 'AL-2026-', part: true, nth: 0 } },
      sees({ role: 'article', name: 'Invoice AL-2026-', part: true }),
    ]);
    const paper = page.querySelector('article');
    expect(paper?.querySelector('tfoot td')?.textContent).toBe('$499');
    expect(paper?.textContent).toContain('Northlight');

    await played([
      { click: { role: 'link', name: 'All invoices' } },
      { click: button('Edit billing details') },
      ...fillIn({ 'VAT number': 'DE123456789' }),
      { click: button('Save billing details') },
      seesNo(dialog),
      says('VAT DE123456789'),
      { click: button('Undo') },
      says('The previous billing details are back.'),
      logged('BillingDetailsChanged', 'BillingDetailsChanged'),
    ]);
  });

  test('shows who saves billing details second what both have changed, and saves what is chosen', async () => {
    const form = { role: 'dialog', name: 'Billing details' };
    const difference = { role: 'dialog', name: 'Someone else saved first' };
    const page = await played(
      [
        { role: 'manager' },
        { go: '/billing?tab=invoices' },
        { click: button('Edit billing details') },
        { fill: field('Company', { within: form }), with: 'Northlight Ltd' },
        { tab: 'other' },
        { go: '/billing?tab=invoices' },
        { click: button('Edit billing details') },
        { fill: field('Company', { within: form }), with: 'Northlight Inc' },
        { fill: field('VAT number', { within: form }), with: 'DE123456789' },
        { click: button('Save billing details') },
        seesNo(dialog),
        { tab: 'first' },
        { click: button('Save billing details') },
        says('You both changed 1 field. Choose which to keep.', difference),
      ],
      ['412 PUT /api/billing/details'],
    );
    const rows = [...page.querySelectorAll('table[aria-label="Fields that differ"] tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['CompanyChanged by both', 'Northlight Agency', 'Northlight Inc', 'Northlight Ltd'],
      ['VAT number', '—', 'DE123456789', '—'],
    ]);

    await played([
      { click: { role: 'radio', name: 'Company: Yours, Northlight Ltd' } },
      { click: button('Save the result') },
      seesNo(dialog),
      says('Northlight Ltd'),
      says('VAT DE123456789'),
      logged('BillingDetailsChanged'),
    ]);
  });

  test('keeps the room of what is used of the month while that is read: what is below does not move', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/clients' },
      { fault: { route: 'GET /api/usage', kind: 'slowBody', duration: 3_000, times: 20 } },
    ]);
    const parts = new Set<number>();
    const read = new Set<boolean>();
    const observer = new (page.defaultView?.MutationObserver ?? MutationObserver)(() => {
      const section = page.querySelector('main [aria-labelledby="api-keys"]');
      if (!section?.querySelector('table')) return;
      parts.add(section.children.length);
      read.add(section.querySelector('[data-figure="api-calls"]') !== null);
    });
    observer.observe(page, { subtree: true, childList: true });
    stage().navigate('/marketplace?tab=api');
    await played([says('this month.', region('API keys'))]);
    observer.disconnect();

    expect([[...read], parts.size]).toEqual([[false, true], 1]);
  });
});
