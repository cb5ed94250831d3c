/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, field, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const edit = button('Edit the words of Summary');

describe('the words of a run in review', () => {
  test('are changed by a form, taken back by Undo, and stay as they are once it is approved', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/dashboard?tab=reports&report=voltridepaid' },
      { click: edit },
      { fill: field('Words'), with: 'Fewer clicks, and each of them dearer.' },
      { click: button('Save words') },
      seesNo(dialog),
      logged('ReportTextWritten'),
      says('Fewer clicks, and each of them dearer.', { role: 'article' }),
      says('Changed the words of Summary.'),
      { click: button('Undo') },
      says('Summary says what it said before.'),
    ]);
    expect(document.querySelector('article.report')?.textContent).not.toContain('each of them dearer');
    await page.play([{ click: button('Approve') }, sees(button('Send')), seesNo(edit)]);
  });
});
