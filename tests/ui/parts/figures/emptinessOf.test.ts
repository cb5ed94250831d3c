/** Tests the reason of an empty widget: no source, no recent data, no match, or zero. */
import { expect, test } from 'vitest';
import type { FigureSet, MetricFreshness, MetricReply } from '#domain/contract/metricSchemas.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { emptinessOf } from '#ui/parts/figures/emptinessOf.ts';

const none = Object.fromEntries(figureNames.map((name) => [name, null])) as FigureSet;

const source = (state: MetricFreshness['state']) => ({ state }) as MetricFreshness;

const reply = (freshness: readonly MetricFreshness[], totals = none) =>
  ({ totals, freshness }) as unknown as MetricReply;

test('is reported by the sources first, then by the filters', () => {
  const [fresh, ended] = [source('fresh'), source('ended')];

  expect([
    emptinessOf(undefined, false),
    emptinessOf(reply([fresh], { ...none, sessions: 3 }), false),
    emptinessOf(reply([]), true),
    emptinessOf(reply([ended, ended]), true),
    emptinessOf(reply([fresh, ended]), true),
    emptinessOf(reply([fresh], { ...none, sessions: 0 }), false),
  ]).toEqual([null, null, 'noSource', 'allArchived', 'filteredOut', 'noData']);
});
