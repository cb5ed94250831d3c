/** Formats the wording of unusual days. */
import { standOutScore } from '#domain/analysis/outlierDays.ts';
import { usualRange } from '#domain/analysis/usualRange.ts';
import type { ActivityFinding } from '#domain/contract/analyticsSchemas.ts';
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';

const weekday = memoizeOnce(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));

/** `limit`: minimum score of an unusual day. The score is 0 if nothing varied before, so `side` is passed separately. */
type Scored = { readonly side: 'above' | 'below'; readonly score: number; readonly limit: number };

/** `Far above normal`; far is twice the limit or more. */
const distanceOf = ({ side, score, limit }: Scored): string => {
  const words = Math.abs(score) >= 2 * limit ? `far ${side}` : side;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} normal`;
};

export const verdictOf = (finding: ActivityFinding): string => {
  const { from, to } = usualRange(finding);
  const side = finding.score > 0 ? 'above' : 'below';
  return `${distanceOf({ side, score: finding.score, limit: standOutScore })} (usual range ${from}–${to}).`;
};

export const figureVerdictOf = (
  { day, run, ...scored }: Scored & { readonly day: string; readonly run: number },
  range: { readonly from: string; readonly to: string },
): string => {
  const compared = run > 1 ? `, ${run} days in a row` : ` for a ${weekday().format(new Date(day))}`;
  return `${distanceOf(scored)}${compared} (usual range ${range.from}–${range.to}).`;
};

export const comparisonOf = ({ day, compared_with, compared_days }: ActivityFinding): string =>
  compared_with === 'weekday'
    ? `Compared with ${compared_days} ${weekday().format(new Date(day))}s.`
    : `Compared with all ${compared_days} full days.`;
