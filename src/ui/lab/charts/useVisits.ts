/** Selects the visits that the map shows as heat: none, this session's, or those of all scripts. */

import type { Trace } from '#world/trace.ts';
import { useLab } from '../LabContext.ts';
import type { ChartIndex } from './activeStates.ts';
import type { Heat } from './chartPlace.ts';
import type { ChartSubject } from './chartSubject.ts';
import type { Visits } from './coverage.ts';
import { type CoverageCounter, createCoverageCounter } from './coverage.ts';
import scenarioCoverage from './scenarioCoverage.json' with { type: 'json' };
import { type ScenarioCoverage, scenarioVisits } from './scenarioVisits.ts';

type SessionCoverage = Pick<CoverageCounter, 'visits'> & {
  readonly missed: number;
};

const counting = new WeakMap<Trace, SessionCoverage>();

/** Starts with the frames in the ring buffer, and is shared by all callers of this window. */
const sessionCoverageOf = (
  trace: Trace,
  indexOf: (machine: string) => ChartIndex | undefined,
): SessionCoverage => {
  const known = counting.get(trace);
  if (known !== undefined) return known;
  const counter = createCoverageCounter(indexOf);
  const frames = trace.frames();
  for (const frame of frames) counter.take(frame);
  const stop = trace.subscribe(counter.take);
  // Listeners of a closed Lab window must not be called.
  addEventListener('pagehide', stop, { once: true });
  const coverage = { visits: counter.visits, missed: (frames[0]?.number ?? 1) - 1 };
  counting.set(trace, coverage);
  return coverage;
};

export type ShownVisits = {
  readonly visits: Visits | null;
  readonly told: string;
};

const known: ScenarioCoverage = scenarioCoverage;

const ofScenarios = ({ mark, index }: ChartSubject): ShownVisits => {
  const visits = scenarioVisits(known, mark, index.chart);
  return {
    visits: visits ?? { states: {}, transitions: {} },
    told:
      visits === null
        ? 'No script has visited this chart as it is now.'
        : `Visits of the ${known.scripts} scripts of Scenarios, as last recorded.`,
  };
};

export const useVisits = (
  heat: Heat,
  subject: ChartSubject | null,
  indexOf: (machine: string) => ChartIndex | undefined,
): ShownVisits => {
  const { trace } = useLab().source.world;
  const { visits, missed } = sessionCoverageOf(trace, indexOf);
  if (heat === 'none' || subject === null) return { visits: null, told: '' };
  if (heat === 'scripts') return ofScenarios(subject);
  const summary =
    missed === 0
      ? 'Visits since the page began.'
      : `Visits since frame ${missed + 1}: older frames were forgotten.`;
  const { states, transitions } = visits(subject.id);
  // Copied, because the counts are mutated in place.
  return { visits: { states: { ...states }, transitions: { ...transitions } }, told: summary };
};
