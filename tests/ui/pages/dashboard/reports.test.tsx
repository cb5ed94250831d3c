/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, heading, isIn, link, says, sees, seesNo } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const made: readonly Step[] = [
  { role: 'manager' },
  { go: '/dashboard/reports' },
  { click: button('New report') },
  { select: field('Client', { within: dialog }), option: 'Fjord & Foam' },
  { click: { role: 'radio', name: 'E-commerce', part: true } },
  { expect: { value: 'E-commerce', of: field('Name') } },
  { click: button('Create report') },
  seesNo(dialog),
  isIn('reportBuilder', 'shown'),
];

const namesOf = (document: Document): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll('[data-section] button[aria-expanded] > span')].map(
    ({ textContent }) => textContent,
  );

const press = async (element: Element | null, key: string, more: KeyboardEventInit = {}) => {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  await page.stage().settle();
};

describe('reports', () => {
  test('one is made from a template, built by keys and undone by steps, and its preview follows', async () => {
    const document = await page.play(made);
    const template = namesOf(document);
    expect(template.slice(0, 3)).toEqual(['Cover', 'Summary', 'Goals']);
    expect(document.querySelector('article.report')?.textContent).toContain('Revenue over time');
    expect(await barriersWithin(document.querySelector('main'))).toEqual([]);

    await press(document.querySelector('[aria-label="Move Goals"]'), 'ArrowUp');
    await page.play([says('Goals: place 2 of 9.')]);
    expect(namesOf(document).slice(0, 3)).toEqual(['Cover', 'Goals', 'Summary']);
    await press(document.body, 'z', { ctrlKey: true });
    expect(namesOf(document)).toEqual(template);

    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    await page.play([{ click: button('Duplicate Goals') }, says('Copied Goals. The copy is below it.')]);
    expect([namesOf(document).slice(2, 4), focused()]).toEqual([['Goals', 'Goals'], 'Goals']);
    await page.play([
      { click: button('Remove Goals', { nth: 1 }) },
      says('Removed Goals. Undo brings it back.'),
      { click: button('Remove Funnel') },
      says('Removed Funnel. Undo brings it back.'),
    ]);
    expect(focused()).toBe(`Remove ${template[template.indexOf('Funnel') + 1]}`);
    await page.play([{ select: field('Add a section'), option: 'Text' }, says('Added Text at the end.')]);
    expect(focused()).toBe('Text');
    await page.play([
      { fill: field('Text'), with: 'Thank you for **February**.' },
      isIn('reportBuilder', 'shown'),
      says('Thank you for February.'),
      { fill: field('Name'), with: 'Shop report' },
      { click: button('Save report') },
      isIn('editForm', 'saved'),
      says('Report saved.'),
      { click: button('Undo', { nth: 1 }) },
      says('The report is as it was before.'),
      seesNo(heading('Shop report')),
    ]);
    expect(namesOf(document)).toEqual(template);
    await page.play([
      { fill: field('Name'), with: 'Shop report' },
      { click: button('Save report') },
      says('Report saved.'),
      { click: link('Back to the report') },
      sees(heading('Shop report')),
      sees(heading('Not generated yet')),
    ]);
    expect(focused()).toBe('Shop report');
    expect(document.title).toBe('Shop report · Dashboard · AgencyLens');
    expect(namesOf(document)).toEqual([]);
  });

  test('its filters are chosen: each is a step of its own, a section has its own instead, and what is no filter can be removed', async () => {
    const ofReport = { role: 'combobox', name: 'Add a filter to the report' } as const;
    const ofSection = { role: 'combobox', name: 'Add a filter to the section' } as const;
    const document = await page.play([
      ...made,
      { select: ofReport, option: 'Email' },
      { select: ofReport, option: 'Mobile' },
      sees(button('Remove the filter Device: Mobile')),
    ]);
    await press(document.body, 'z', { ctrlKey: true });
    await page.play([
      seesNo(button('Remove the filter Device: Mobile')),
      sees(button('Remove the filter Channel: Email')),
      { click: button('Key figures') },
      { click: button('Different client, days or filters') },
      { click: ofSection },
      { select: ofSection, option: 'Paid search' },
      sees(button('Remove the filter Channel: Paid search')),
    ]);
    expect(await barriersWithin(document.querySelector('main'))).toEqual([]);

    const key = `agencylens.reportDraft.demomanager.${/reports\/(\w+)/.exec(page.stage().address())?.[1]}`;
    await page.play([{ click: link('Back to the report') }]);
    const kept = page.stage().stored(key) ?? '';
    expect(kept).toContain('"filters":"channel:email"');
    page.stage().store(key, kept.replace('"filters":"channel:email"', '"filters":"channel:email;by phone"'));
    await page.play([
      { click: link('Edit') },
      { click: button('Keep editing') },
      says('Must be such as channel:email;device:mobile'),
      { click: button('Remove the filter Not a filter: “by phone”') },
      seesNo({ role: 'alert' }),
      sees(button('Remove the filter Channel: Email')),
    ]);
  });

  test('where two people filtered it, both are reported by the names of what they chose', async () => {
    const edit = { go: '/dashboard/reports/fjordmonthly/edit' } as const;
    const filter = { role: 'combobox', name: 'Add a filter to the report' } as const;
    const list = { role: 'table', name: 'Fields that differ' } as const;
    await page.play(
      [
        { role: 'manager' },
        edit,
        { click: filter },
        { select: filter, option: 'Google Ads · Fjord & Foam' },
        { tab: 'other' },
        edit,
        { select: filter, option: 'Email' },
        { click: button('Save report') },
        isIn('editForm', 'saved'),
        { tab: 'first' },
        { click: button('Save report') },
        says('Channel: Email', list),
        says('Source: Google Ads · Fjord & Foam', list),
      ],
      ['412 PATCH /api/reports/fjordmonthly'],
    );
  });

  test('what a person leaves unsaved is there when they come back', async () => {
    const document = await page.play([
      ...made,
      { fill: field('Title on the cover'), with: 'February' },
      { click: link('Back to the report') },
      { click: link('Edit') },
      says('You have unsaved changes to this report.'),
      { click: button('Keep editing') },
      { expect: { value: 'February', of: field('Title on the cover') } },
      { click: button('Discard') },
      { click: button('Discard changes', { within: dialog }) },
      { expect: { value: '', of: field('Title on the cover') } },
    ]);

    expect(document.body.textContent).not.toContain('You have unsaved changes');
  });

  test('it is made source by source, which can be stopped, and then nothing was made', async () => {
    const never = { route: 'GET /api/metrics', kind: 'timeout', times: 1 } as const;
    const stopped = await page.play([
      ...made,
      { click: link('Back to the report') },
      { fault: never },
      { click: button('Generate') },
      sees({ role: 'progressbar', name: 'Sources read' }),
      { click: button('Cancel') },
      sees(button('Generate')),
      says('Not generated yet'),
    ]);
    expect(stopped.body.textContent).not.toContain('Needs review');
    const read = new Set<string>();
    const Observer = stopped.defaultView?.MutationObserver ?? MutationObserver;
    const observer = new Observer(() => {
      for (const { textContent } of stopped.querySelectorAll('main [role="status"]'))
        if (textContent.startsWith('Reading ')) read.add(textContent);
    });
    observer.observe(stopped, { subtree: true, childList: true, characterData: true });
    await page.play([{ click: button('Generate') }, says('Needs review')]);
    observer.disconnect();
    const sources = [...read].filter((text) => / of \d+ sources$/.test(text));
    expect(sources.map((text) => / (\d+) of (\d+) sources$/.exec(text)?.slice(1))).toEqual(
      sources.map((_, at) => [`${at + 1}`, `${sources.length}`]),
    );
    expect(sources.length).toBeGreaterThan(1);
  });

  test('it is made, commented, approved, and can be exported; its schedule reports the next runs', async () => {
    const document = await page.play([
      ...made,
      { click: link('Back to the report') },
      { click: button('Generate') },
      says('Needs review'),
      { select: field('Comment on'), option: 'Goals' },
      { fill: field('Comment'), with: 'Looks good' },
      { click: button('Add comment') },
      says('Looks good'),
      says('Marcus Chen on Goals, '),
      { click: button('Approve') },
      says('Approved'),
      sees(button('Send')),
      { click: button('Export') },
      sees(button('Funnel as PNG')),
      sees(button('The report as HTML')),
    ]);
    expect(await barriersWithin(document.querySelector('[role="dialog"]'))).toEqual([]);
    await page.play([
      { click: button('Close') },
      { click: button('Schedule') },
      { select: field('How often'), option: 'Every month' },
      { fill: field('Time'), with: '25:00' },
    ]);
    const next = () => [...document.querySelectorAll('[role="dialog"] ol li')].map((one) => one.textContent);
    expect(next()).toEqual([]);
    await page.play([{ fill: field('Time'), with: '08:30' }]);
    expect(next()).toEqual(['1 Apr 2026, 08:30, UTC', '1 May 2026, 08:30, UTC', '1 Jun 2026, 08:30, UTC']);
    expect(await barriersWithin(document.querySelector('[role="dialog"]'))).toEqual([]);
    await page.play([
      { click: button('Close') },
      { go: '/dashboard/reports/brightdoorweeks' },
      says('Ask an admin: it is done under Integrations.'),
    ]);
  });
});
