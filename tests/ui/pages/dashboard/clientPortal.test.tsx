/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { demoBook } from '#mocks/seed/demoClientBook.ts';
import { button, field, heading, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const reports = { role: 'list', name: 'Reports' } as const;
const answer = region('Your answer');

const others = demoBook.flatMap(({ clientId, name }) => (clientId === 'fjordandfoam' ? [] : [name]));

const keptBack = (document: Document): readonly string[] =>
  [...others, 'Monthly fee', 'margin', 'Margin', 'Internal', 'Note', 'voltride.example'].filter((word) =>
    new RegExp(`\\b${word}\\b`).test(document.body.textContent ?? ''),
  );

describe('the portal of a client', () => {
  test('has the month, every report of half a year, and finds them by month; nothing of the agency’s own', async () => {
    const document = await page.play([
      { role: 'client' },
      { go: '/dashboard/reports' },
      sees(heading('This month in one minute')),
      says('1 Mar 2026, compared with 22 Feb 2026, weekday by weekday'),
      { expect: { count: 9, of: { role: 'listitem', within: reports } } },
      { fill: field('Find a report'), with: 'october' },
      { expect: { count: 1, of: { role: 'listitem', within: reports } } },
      says('1 – 31 Oct 2025', reports),
      { fill: field('Find a report'), with: 'never' },
      says('No reports match your search.'),
    ]);

    expect(keptBack(document)).toEqual([]);
  });

  test('a source without access is being refreshed, in the month, above the figures and in the activity', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/dashboard?client=brightdoor' },
      says('1 source expired'),
      { click: button('View as client') },
      sees(heading('This month in one minute')),
      says('Data for Facebook Ads · Brightdoor Homes is being refreshed'),
      says('data for Facebook Ads is being refreshed'),
      { click: { role: 'tab', name: 'Activity' } },
      says('started refreshing Facebook Ads'),
    ]);
    expect(document.body.textContent).not.toMatch(/expired|disconnected|could not read/);
  });

  test('of a paused client says so beside the figures that go on, and the agency learns wherever it meets the client', async () => {
    const paused = 'Stackpilot · Paused';
    await page.play([
      { role: 'admin' },
      { go: '/clients?q=stackpilot' },
      { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
      { click: button('Pause chosen') },
      says('Paused 1 client.'),
      { go: '/dashboard?q=stackpilot' },
      says('Paused', { role: 'table', name: 'Clients' }),
      says('1 paused among them'),
      { click: link('Stackpilot', { within: { role: 'table', name: 'Clients' } }) },
      sees(heading('Stackpilot')),
      says('Paused'),
      { click: button('Client: Stackpilot') },
      sees({ role: 'option', name: paused }),
      { click: { role: 'option', name: paused } },
      { click: button('View as client') },
      sees(heading('Your reporting is paused')),
      says('Your figures and reports stay here; new reports come when it resumes.'),
      says('Data to 2 Mar'),
      seesNo(heading('This month in one minute')),
    ]);
  });

  test('its dashboards and its history repeat nothing that goes without saying for its reader', async () => {
    const document = await page.play([
      { role: 'client' },
      { go: '/dashboard?tab=dashboards' },
      sees(link('Shop at a glance')),
    ]);
    expect(document.body.textContent).not.toContain('Visible to client');

    await page.play([
      { go: '/dashboard?tab=history' },
      says('You can undo your own.'),
      says('changed the goal for revenue', { role: 'table', name: 'Changes of the workspace' }),
    ]);
    expect(document.body.textContent).not.toContain('Your role does not allow this');
  });

  test('a report whose figures were restated says what each was and is now, until the reader wants it as it was sent', async () => {
    const sheet = { role: 'article' } as const;
    const document = await page.play([
      { role: 'admin' },
      { go: '/dashboard?client=leighlabs' },
      { click: button('View as client') },
      { click: link('Four weeks in figures') },
      { click: { role: 'radio', name: 'Against today' } },
      says('have changed since', { role: 'main' }),
      says(', now $', sheet),
    ]);
    const restated = [...document.querySelectorAll('article dd')].flatMap(({ textContent }) =>
      /then \$[\d,]+, now \$[\d,]+/.test(textContent ?? '') ? [textContent] : [],
    );
    expect(restated.length).toBeGreaterThan(0);

    const paper = document.querySelector('main')?.cloneNode(true) as Element;
    for (const unprinted of paper.querySelectorAll('[data-print="never"]')) unprinted.remove();
    expect(paper.querySelector('[role="status"]')).toBe(null);

    await page.play([{ click: { role: 'radio', name: 'As sent' } }, sees(heading('Key figures'))]);
    expect(document.querySelector('article')?.textContent).not.toContain(', now ');
    expect(document.querySelector('main')?.textContent).not.toContain('changed since');
  });

  test('a report whose figures are the same today says nothing of today', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/dashboard?client=hesselphysio' },
      { click: button('View as client') },
      { click: link('Practice month') },
      sees(heading('Key figures')),
    ]);
    expect(document.body.textContent).not.toMatch(/changed since|Against today|, now /);
  });

  test('a report is answered, rated and commented at a section, and each is taken back', async () => {
    const document = await page.play([
      { role: 'client' },
      { click: { role: 'link', within: reports, nth: 0 } },
      sees(heading('Your answer')),
      seesNo(heading('Recent activity')),
      { click: button('Export') },
      sees(button('The report as HTML')),
      sees(button('Goals as CSV')),
      { click: button('Close') },
      { click: button('Accept report') },
      says('You accepted the report.'),
      { click: button('Withdraw the answer') },
      says('Your answer is withdrawn.'),
      { click: button('Accept report') },
      says('You accepted the report.'),
      { click: button('Undo') },
      says('The report is open again.'),
      { fill: field('What should be changed?'), with: 'More about the newsletter, please.' },
      { click: button('Request changes') },
      says('Changes requested', answer),
      says('More about the newsletter, please.', answer),
      { select: field('Comment on'), option: 'Key figures' },
      { fill: field('Your comment'), with: 'A fine month.' },
      { click: button('Comment') },
      says('on Key figures', answer),
      says('A fine month.', answer),
      { click: { role: 'radio', name: '4 of 5 stars' } },
      says('You gave 4 of 5 stars.'),
      says('Clear rating', answer),
      { click: button('Clear rating') },
      says('Your rating is cleared.'),
      says('Not rated yet', answer),
      { click: button('Undo') },
      says('Your previous rating is back.'),
      { expect: { count: 1, of: button('Clear rating') } },
    ]);
    expect(keptBack(document)).toEqual([]);
    await page.play([{ click: link('All reports') }, says('Changes requested', reports)]);
  });
});
