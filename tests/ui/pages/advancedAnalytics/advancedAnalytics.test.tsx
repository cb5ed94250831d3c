/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
import { afterEach, describe, expect, test } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { button, heading, link, region, says, sees } from '#scenarios/targets.ts';
import { openHeadlessStage } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';

let stage: Stage | null = null;

afterEach(() => {
  stage?.close();
  stage = null;
});

/** Plays the steps on a stage that stays open, a new one unless there is one, and gives its document. */
const played = async (steps: readonly Step[], refusals: readonly string[] = []): Promise<Document> => {
  const script: Script = {
    version: 1,
    name: 'analytics',
    title: 'AI Analytics',
    about: 'Looks at figures.',
    seed: 1,
    start: '2026-03-02T09:00:00Z',
    network: 'instant',
    refusals,
    steps,
  };
  stage ??= await openHeadlessStage(script);
  const { failed } = await runScript(script, createDomDriver(stage));
  expect(failed && `${failed.name}: ${failed.problem}`).toBe(null);
  return stage.document();
};

const cardValue = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`[data-key-figure="${name}"] [class*="value"]`)?.textContent;

const totalIn = (page: Document, table: string, column: string): string | null | undefined =>
  [...page.querySelectorAll(`main [aria-label="${table}"] tfoot [data-label]`)].find(
    (cell) => cell.getAttribute('data-label') === column,
  )?.textContent;

describe('AI Analytics', () => {
  test('shows the figures first, what changed by parts that make the change, and leads to the board with the same view', async () => {
    const address = '/advanced-analytics?client=fjordandfoam&range=90d';
    const page = await played([
      { role: 'admin' },
      { go: address },
      sees(region('What changed')),
      sees({ role: 'list', name: 'What changed, the largest change first' }),
      sees(region('Unusual days')),
      { click: button('Show the parts of Revenue') },
      sees({ role: 'table', name: 'Parts of the change of Revenue' }),
    ]);
    const card = page.querySelector('[data-changed="revenue_cents"]');
    const together = /together ([+−]\$[\d,]+)/.exec(card?.textContent ?? '')?.[1];

    expect(card?.querySelector('h3')?.textContent).toContain(cardValue(page, 'revenue_cents'));
    expect(totalIn(page, 'Parts of the change of Revenue', 'Change')).toBe(together);
    const board = await played([{ click: link('Open in dashboard: Revenue') }, sees(region('Channels'))]);
    expect(stage?.address()).toBe('/dashboard?client=fjordandfoam&range=90d');
    expect(card?.querySelector('h3')?.textContent).toContain(cardValue(board, 'revenue_cents'));
  });

  test('keeps the analysis of the log on a tab; what fails there fails alone and comes with another try; days drawn over a chart are the range', async () => {
    const february = '/advanced-analytics?from=2026-02-01&to=2026-02-28';
    const drawn = 'from=2026-02-26&to=2026-02-27';
    const lastButOne = 'End ArrowLeft Shift+ArrowLeft Enter';
    const chart = (name: string) => ({ role: 'img', name, part: true }) as const;
    const page = await played(
      [
        { role: 'manager' },
        { fault: { route: 'GET /api/analytics/activity', times: 1, status: 500 } },
        { go: february },
        { click: link('Workspace log') },
        says('The activity could not be loaded.'),
        { click: button('Try again') },
        sees(heading('Days that stand out')),
        { press: lastButOne, on: chart('Events by day, chart') },
        // The tab has the usual days, which end yesterday.
        { expect: { url: '/advanced-analytics?from=2026-02-27&to=2026-02-28&tab=log' } },
        { click: link('Figures') },
        sees(region('What changed')),
        { go: february },
        { press: lastButOne, on: chart('what was expected, chart') },
        { expect: { url: `/advanced-analytics?${drawn}` } },
      ],
      ['500 GET /api/analytics/activity'],
    );

    expect(page.querySelectorAll('[data-state="failed"]')).toHaveLength(0);
  });

  test('says when nothing is compared, and is of the own client for its people', async () => {
    await played([
      { role: 'client' },
      { go: '/advanced-analytics?compare=none' },
      says('Choose a comparison above to see what changed.'),
      { go: '/advanced-analytics?client=stackpilot' },
      says('This client is not open to you'),
    ]);
    expect(stage?.document().querySelector('[data-key-figure]')).toBe(null);
  });
});
