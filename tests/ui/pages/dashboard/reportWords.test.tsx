/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, field, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const review = '/dashboard/reports/voltridepaid';
const difference = { role: 'dialog', name: 'Someone else saved first' };
const edit = button('Edit the text of Summary');

describe('the words of a run in review', () => {
  test('are changed by a form, taken back by Undo, and stay as they are once it is approved', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: review },
      { click: edit },
      { fill: field('Text'), with: 'Fewer clicks, and each of them dearer.' },
      { click: button('Save text') },
      seesNo(dialog),
      logged('ReportTextWritten'),
      says('Fewer clicks, and each of them dearer.', { role: 'article' }),
      says('Changed the text of Summary.'),
      { click: button('Undo') },
      says('Summary has its previous text again.'),
    ]);
    expect(document.querySelector('article.report')?.textContent).not.toContain('each of them dearer');
    await page.play([{ click: button('Approve') }, sees(button('Send')), seesNo(edit)]);
  });

  test('two people who write the same words: who was slower sees both and chooses', async () => {
    const theirs = 'Clicks fell by a tenth.';
    const mine = 'Fewer clicks, and each of them dearer.';
    const document = await page.play(
      [
        { role: 'manager' },
        { go: review },
        { click: edit },
        { fill: field('Text'), with: mine },
        { tab: 'other' },
        { go: review },
        { click: edit },
        { fill: field('Text'), with: theirs },
        { click: button('Save text') },
        seesNo(dialog),
        { tab: 'first' },
        { click: button('Save text') },
        sees(difference),
        says('You both changed 1 field. Choose which to keep.', difference),
        { expect: { attribute: 'disabled', of: button('Save the result'), is: true } },
      ],
      ['412 PATCH /api/report-runs/voltridepaid-2'],
    );
    const cells = [...document.querySelectorAll('[aria-label="Fields that differ"] tbody td')];
    expect(cells.map(({ textContent }) => textContent)).toEqual([expect.any(String), theirs, mine]);

    await page.play([
      { click: { role: 'radio', name: `Text: Yours, ${mine}` } },
      { click: button('Save the result') },
      seesNo(dialog),
      says(mine, { role: 'article' }),
      { tab: 'other' },
      says(mine, { role: 'article' }),
    ]);
  });
});
