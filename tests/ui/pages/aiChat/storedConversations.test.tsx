/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, heading, link, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const asks = (question: string): readonly Step[] => [
  { fill: field('Your question'), with: question },
  { click: button('Ask') },
];

const groups = (page: Document): readonly (string | null)[] =>
  [...page.querySelectorAll('aside h3')].map(({ textContent }) => textContent);

describe('conversations with Ask AI', () => {
  test('are pinned above those of today, with undo, and count the questions of the day', async () => {
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      says('0 of 50 today'),
      ...asks('What is MER?'),
      sees(link('What is MER?')),
      says('1 of 50 today'),
      { click: button('More for What is MER?') },
      { click: { role: 'menuitem', name: 'Pin' } },
      says('Pinned “What is MER?”.'),
      sees(heading('Pinned')),
    ]);
    expect(groups(page)).toEqual(['Pinned']);
    const undone = await played([{ click: button('Undo') }, sees(heading('Today'))]);
    expect(groups(undone)).toEqual(['Today']);
  });

  test('have their answers run again, with the same hash, and reported what moved since', async () => {
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      ...asks('Revenue of Fjord & Foam last month'),
      { click: button('Run again and compare') },
      says('It is the same now.'),
    ]);
    expect(page.body.textContent).toMatch(/The same answer again: hash [0-9a-f]{12}\./);
    const address = stage().address();
    await played([
      ...asks('Pause Stackpilot'),
      { click: button('Pause Stackpilot') },
      says('Confirmed.'),
      ...asks('Which clients are paused?'),
      { click: button('Run again and compare', { nth: 2 }) },
      says('It is the same now.'),
      { click: button('Undo') },
      says('Undone: Pause Stackpilot.'),
      { click: button('Run again and compare', { nth: 2 }) },
      says('Now: '),
    ]);
    expect(stage().address()).toBe(address);
  });

  test('are linked answer by answer, and a link asks again at the moment of the answer without being saved', async () => {
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      ...asks('Revenue of Fjord & Foam last month'),
      sees(button('Copy link: answer to Revenue of Fjord & Foam last month')),
      { click: button('Run again and compare') },
      says('The same answer again'),
    ]);
    const answered = page.querySelector('time')?.getAttribute('datetime') ?? '';
    const first = page.querySelector('[data-refused]')?.textContent ?? '';
    const query = new URLSearchParams({ asked: 'Revenue of Fjord & Foam last month', as_of: answered });
    const linked = await played([{ go: `/ai-chat?${query}` }, says(first), says('As of')]);
    expect([...linked.querySelectorAll('[data-refused]')].map(({ textContent }) => textContent)).toEqual([
      first,
    ]);
  });

  test('have their answers drafted into a report of the client', async () => {
    const add = { ...dialog, name: 'Add to a report' };
    await played([
      { role: 'manager' },
      { go: '/dashboard/reports' },
      { click: button('New report') },
      { select: { role: 'combobox', name: 'Client', within: dialog }, option: 'Fjord & Foam' },
      { click: button('Create report') },
      seesNo(dialog),
      { go: '/ai-chat' },
      ...asks('Revenue of Fjord & Foam last month'),
      { click: button('Add to a report') },
      sees(add),
      { click: button('Add', { within: add }) },
      says('Added to '),
      { click: button('Undo') },
      says('is unchanged again.'),
    ]);
  });

  test('have their answers rated, a thumbs down with a reason, until that is undone', async () => {
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      ...asks('What is MER?'),
      { click: button('Bad answer') },
      { fill: field('What is wrong? (optional)'), with: 'Too short' },
      { click: button('Send') },
      says('Rated thumbs down.'),
      says('Too short'),
    ]);
    const pressed = (document: Document) =>
      document.querySelector('[aria-label="Bad answer"]')?.getAttribute('aria-pressed');
    expect(pressed(page)).toBe('true');
    const opened = stage().address();
    const undone = await played([{ click: button('Undo') }, says('Former rating restored.')]);
    expect([pressed(undone), undone.body.textContent?.includes('Too short')]).toEqual(['false', false]);
    const again = await played([
      { click: button('Good answer') },
      says('Rated thumbs up.'),
      { go: '/ai-chat' },
      { go: opened },
      sees(button('Good answer')),
    ]);
    expect(again.querySelector('[aria-label="Good answer"]')?.getAttribute('aria-pressed')).toBe('true');
  });

  test('archive a client after a preview, with undo, and find dashboards by their figures', async () => {
    const preview = { role: 'region', name: 'Preview: Archive Stackpilot' } as const;
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      ...asks('Archive Stackpilot'),
      sees(preview),
      says('Nothing is deleted.'),
      { click: button('Archive Stackpilot', { within: preview }) },
      says('Archived Stackpilot.'),
      says('Confirmed. It is in the history, where it can be undone.'),
      { click: button('Undo') },
      says('Undone: Archive Stackpilot.'),
      ...asks('Which dashboards show ROAS?'),
      sees(link('Paid campaigns')),
    ]);
    const found = page.querySelector<HTMLAnchorElement>('[aria-label="Found"] a');
    expect(found?.getAttribute('href')).toContain('board=paiddashboard');
  });

  test('are full after 25 questions, and the next one begins with a summary', async () => {
    const questions = Array.from({ length: 25 }, (_, count) => (count % 2 === 0 ? 'MER' : 'ROAS'));
    await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      ...questions.flatMap((metric, count) => [
        ...asks(`What is ${metric}?`),
        says(`${count + 1} of 50 today`),
      ]),
      { click: link('Start a new one with a summary') },
      sees(heading('Summary of “What is MER?”')),
      ...asks('What is CPA?'),
      seesNo(heading('Summary of “What is MER?”')),
    ]);
    expect(stage().address()).toMatch(/^\/ai-chat\?conversation=\w+$/);
  });
});
