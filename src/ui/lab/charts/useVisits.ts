/** Selects the visits that the map shows as heat: none, this session's, or those of all scripts. */
import { useLab } from '../LabContext.ts';
import type { ChartIndex } from './activeStates.ts';
import type { Heat } from './chartPlace.ts';
import type { ChartSubject } from './chartSubject.ts';
import type { Visits } from './coverage.ts';
import scenarioCoverage from './scenarioCoverage.json' with { type: 'json' };
import { type ScenarioCoverage, scenarioVisits } from './scenarioVisits.ts';
import { sessionCoverageOf } from './sessionCoverage.ts';

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
  const told =
    missed === 0
      ? 'Visits since the page began.'
      : `Visits since frame ${missed + 1}: older frames were forgotten.`;
  const { states, transitions } = visits(subject.id);
  // Copied, because the counts are mutated in place.
  return { visits: { states: { ...states }, transitions: { ...transitions } }, told };
};
