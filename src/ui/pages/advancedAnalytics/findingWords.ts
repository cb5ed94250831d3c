/** How a day that stands out is told. */
import { standOutScore } from '#domain/analysis/standOut.ts';
import { usualRange } from '#domain/analysis/usualRange.ts';
import type { ActivityFinding } from '#domain/contract/analyticsSchemas.ts';
import { lazily } from '#domain/english/lazily.ts';

const weekday = lazily(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));

/** Twice the limit is far. */
const isFar = (score: number): boolean => Math.abs(score) >= 2 * standOutScore;

/** `Far above normal (usual range 0–4).` */
export const verdictOf = (finding: ActivityFinding): string => {
  const { from, to } = usualRange(finding);
  const side = finding.score > 0 ? 'above' : 'below';
  return `${isFar(finding.score) ? `Far ${side}` : side === 'above' ? 'Above' : 'Below'} normal (usual range ${from}–${to}).`;
};

/** `Compared with all 29 full days.` */
export const comparisonOf = ({ day, compared_with, compared_days }: ActivityFinding): string =>
  compared_with === 'weekday'
    ? `Compared with ${compared_days} ${weekday().format(new Date(day))}s.`
    : `Compared with all ${compared_days} full days.`;
