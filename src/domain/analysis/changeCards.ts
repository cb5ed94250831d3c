/** What changed: the figures of a selection by the size of their change, each with what its parts did. */
import type { MetricReply, MetricRow } from '../contract/metricSchemas.ts';
import { changeOf } from '../kpi/change.ts';
import { type FigureChange, figureChange } from '../kpi/figureChange.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { type Contribution, contributionOf } from './contribution.ts';

export type ChangeCard = {
  readonly figure: FigureName;
  readonly current: number;
  readonly previous: number;
  readonly change: FigureChange;
  readonly contribution: Contribution;
};

/** Of a question with groups and a comparison. */
type Compared = Pick<MetricReply, 'totals' | 'previous'> & { readonly rows: readonly MetricRow[] };

const watched: readonly FigureName[] = [
  'revenue_cents',
  'spend_cents',
  'conversions',
  'sessions',
  'mer',
  'roas',
  'cpa_cents',
  'cvr',
];

/** Smaller changes are no news. */
const steady = 0.01;

type Sized = { readonly card: ChangeCard; readonly size: number };

/** `isAsked`: whether somebody wants it, however small. */
const sizedCard = ({ totals, previous, rows }: Compared, figure: FigureName, isAsked: boolean): Sized[] => {
  const [now, before] = [totals[figure], previous?.[figure] ?? null];
  const relative = changeOf(now, before);
  if (now === null || before === null || relative === null) return [];
  if (Math.abs(relative) < steady && !isAsked) return [];
  const contribution = contributionOf(
    figure,
    rows.map((row) => ({ key: row.key, label: row.label, current: row, previous: row.previous })),
  );
  if (contribution === null) return [];
  const card = {
    figure,
    current: now,
    previous: before,
    change: figureChange(figure, now, before),
    contribution,
  };
  return [{ card, size: isAsked ? Number.POSITIVE_INFINITY : Math.abs(relative) }];
};

/**
 * The cards of a reply with rows and a comparison: first the figure that is asked for, then the others, the largest change first.
 * Figures that hardly moved, or have no baseline, are left out.
 */
export const changeCards = (reply: Compared, asked: FigureName | null = null): readonly ChangeCard[] =>
  [...new Set(asked === null ? watched : [asked, ...watched])]
    .flatMap((figure) => sizedCard(reply, figure, figure === asked))
    .toSorted((one, other) => other.size - one.size)
    .map(({ card }) => card);
