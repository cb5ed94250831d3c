/** Ranks the metrics of a selection by size of change, each with the contribution of its parts. */
import { changeOf } from '../kpi/change.ts';
import { type FigureChange, figureChange } from '../kpi/figureChange.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Figures } from '../kpi/figureSums.ts';
import { type Contribution, contributionOf } from './contribution.ts';

export type ChangeCard = {
  readonly figure: FigureName;
  readonly current: number;
  readonly previous: number;
  readonly change: FigureChange;
  readonly contribution: Contribution;
};

type Row = Figures & { readonly key: string; readonly label: string; readonly previous: Figures | null };

type Compared = {
  readonly totals: Figures;
  readonly previous: Figures | null;
  readonly rows: readonly Row[];
};

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

/** Smaller changes are not shown. */
const steady = 0.01;

type Sized = { readonly card: ChangeCard; readonly size: number };

/** `isAsked`: the metric was requested, so that a small change is shown too. */
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

/** The requested metric comes first, then the others by size of change. Metrics that hardly moved or have no baseline are omitted. */
export const changeCards = (reply: Compared, asked: FigureName | null = null): readonly ChangeCard[] =>
  [...new Set(asked === null ? watched : [asked, ...watched])]
    .flatMap((figure) => sizedCard(reply, figure, figure === asked))
    .toSorted((one, other) => other.size - one.size)
    .map(({ card }) => card);
