/** @vitest-environment happy-dom */
/** Tests everything that a screen reader says of a report, the dashboard and a dialog (product design D18). */
import { Virtual } from '@guidepup/virtual-screen-reader';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { contentOf, everySection } from '#tests/ui/parts/reports/reportContent.ts';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import { TrendChart } from '#ui/charts/TrendChart.tsx';
import { ConflictDialog } from '#ui/parts/conflict/ConflictDialog.tsx';
import { KeyFigureCard } from '#ui/parts/figures/KeyFigureCard.tsx';
import { ReportDocument } from '#ui/parts/reports/ReportDocument.tsx';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const mostPhrases = 400;

const isFrame = (phrase: string): boolean =>
  /^(end|paragraph|strong|rowgroup|table|definition)\b/.test(phrase);

const heardOf = async (part: ReactNode, role = 'body'): Promise<readonly string[]> => {
  shown = await renderPart(part);
  const reader = new Virtual();
  const container = document.querySelector(`[role="${role}"]`) ?? shown.container;
  await reader.start({ container });
  const [first] = await reader.spokenPhraseLog();
  for (let step = 0; step < mostPhrases; step += 1) {
    await reader.next();
    const phrase = await reader.lastSpokenPhrase();
    if (phrase === first || phrase.startsWith(`end of ${role}`)) break;
  }
  const [, ...rest] = await reader.spokenPhraseLog();
  await reader.stop();
  const once = [first ?? '', ...rest.filter((phrase) => phrase !== first)];
  return once.filter((phrase, place) => phrase !== once[place - 1] && !isFrame(phrase));
};

const sections = (...kinds: readonly string[]) => everySection.filter(({ kind }) => kinds.includes(kind));

test('a report says its sections by name, each goal with its status, and each change as good or bad', async () => {
  const content = contentOf(sections('cover', 'goals', 'figures'));

  expect(await heardOf(<ReportDocument content={content} />)).toEqual([
    'article, Monthly report',
    'Bright Agency',
    'Northwind Outdoor',
    'heading, Monthly report, level 1',
    '1 – 28 Feb 2026',
    'Compared with 1 – 28 Jan 2026',
    'region, Goals',
    'heading, Goals, level 2',
    'region, Goals, table',
    'row, Goal Actual Due Target Of plan Projected Chance Status',
    'columnheader, Goal',
    'columnheader, Actual',
    'columnheader, Due',
    'columnheader, Target',
    'columnheader, Of plan',
    'columnheader, Projected',
    'columnheader, Chance',
    'columnheader, Status',
    'row, Revenue a month $21,000 $20,000 $20,000 105% — — On track',
    'rowheader, Revenue a month',
    'Revenue',
    'a',
    'month',
    'cell, $21,000',
    '$21,000',
    'cell, $20,000',
    'cell, 105%',
    'cell, —',
    'cell, On track',
    'row, CPA a quarter No CPA: no source of this selection reports it $40.00 $40.00 — — — No figures yet',
    'rowheader, CPA a quarter',
    'CPA',
    'a',
    'quarter',
    'cell, No CPA: no source of this selection reports it',
    'No CPA: no source of this selection reports it',
    'cell, $40.00',
    'cell, —',
    'cell, No figures yet',
    'region, Key figures',
    'heading, Key figures, level 2',
    'term',
    'Revenue',
    '$21,000',
    'up 11.1 percent versus 1 – 28 Jan 2026, good',
    'from',
    '$18,900',
    'term',
    'MER',
    '4.12×',
    'down 4.1 percent versus 1 – 28 Jan 2026, bad',
    'from',
    '4.30×',
    'term',
    'CPA',
    'No CPA: no source of this selection reports it',
    'no figure',
    'from',
    '$40.00',
    'term',
    'Sessions',
    '0',
    'no change versus 1 – 28 Jan 2026',
    'from',
    '0',
    'list, Notes',
    'listitem, level 1, position 1, set size 1',
    'Meta Ads is one day behind.',
    'Made by',
    'Bright Agency',
    'on',
    '1 Mar 2026, 09:00 UTC',
    'with AgencyLens',
  ]);
});

test('the dashboard says a figure with its change, and a chart by its sentence', async () => {
  const sentence =
    'Events rose 100.0%, from 1 event on 1 Nov 2026 to 2 events on 2 Nov 2026; highest 2 events on 2 Nov 2026, lowest 1 event on 1 Nov 2026.';
  const dashboard = (
    <>
      <ul aria-label="Key figures">
        <KeyFigureCard
          name="revenue_cents"
          value={1_124_000}
          previous={1_000_000}
          versus="previous 28 days"
          course={[1, 2, null, 4]}
          goal={{
            target: '$20,000 this month',
            attainment: 0.93,
            standing: 'onTrack',
            better: 'higher',
            scope: 'goal:acme/g1',
          }}
          onExplain={() => undefined}
        />
      </ul>
      <TrendChart
        title="Activity"
        axis={dayAxis(['2026-11-01', '2026-11-02'])}
        series={[{ name: 'Events', values: [1, 2] }]}
        unit={{ kind: 'count', one: 'event', many: 'events' }}
      />
    </>
  );

  expect(await heardOf(dashboard)).toEqual([
    'list, Key figures',
    'listitem, level 1, position 1, set size 1',
    'button, Revenue, The value of conversions, on the day of the visit. Sum of revenue., has popup dialog',
    '$11,240',
    'up 12.4 percent versus previous 28 days, good',
    'from',
    '$10,000',
    '93%',
    'of plan,',
    'goal',
    '$20,000 this month',
    ',',
    'on track',
    'figure, Activity',
    'caption',
    'heading, Activity, level 3',
    'radiogroup, Show as, orientated horizontally',
    'radio, Chart, checked, position 1, set size 2',
    'Chart',
    'radio, Table, not checked, position 2, set size 2',
    'Table',
    'button, Download CSV',
    'CSV',
    'button, Download PNG',
    'PNG',
    sentence,
    `image, Activity, chart, ${sentence}`,
  ]);
});

test('a dialog says that it is one, both versions beside their field, and what is still to be decided', async () => {
  const versions = { before: { name: 'A' }, mine: { name: 'B' }, theirs: { name: 'C' } };
  const conflict = (
    <ConflictDialog
      title="Acme"
      labels={{ name: 'Name' }}
      versions={versions}
      onSave={() => undefined}
      onClose={() => undefined}
    />
  );

  expect(await heardOf(conflict, 'dialog')).toEqual([
    'dialog, Someone else saved first, modal',
    'button, Close',
    'Close',
    'image, close',
    'heading, Someone else saved first, level 2',
    'Acme',
    'was changed while you were editing. Nothing of yours is saved yet.',
    'button, Keep my changes',
    'button, Discard mine',
    'row, Field Before Saved now Yours',
    'columnheader, Field',
    'columnheader, Before',
    'columnheader, Saved now',
    'columnheader, Yours',
    'row, Name Changed by both A Name: Saved now, C C Name: Yours, B B',
    'rowheader, Name Changed by both',
    'Name',
    'Changed by both',
    'cell, A',
    'cell, Name: Saved now, C C',
    'radio, Name: Saved now, C, not checked, position 1, set size 2',
    'C',
    'cell, Name: Yours, B B',
    'radio, Name: Yours, B, not checked, position 2, set size 2',
    'B',
    'status',
    'You both changed 1 field. Choose which to keep.',
    'button, Save the result, disabled',
    'button, Back to the form',
  ]);
});
