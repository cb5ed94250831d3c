/** Reads the metrics of a client's summary from a reply of the metrics query. */
import { isPlural } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Figures } from '../kpi/figureSums.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { SummaryFigure } from './clientSummary.ts';

/** Only metrics that add up over channels. */
const names = ['revenue_cents', 'conversions', 'sessions', 'spend_cents'] as const;

type Write = (name: FigureName, value: number, currency: string) => string;

type Row = Figures & { readonly label: string; readonly previous: Figures | null };

type Reply = {
  readonly totals: Figures;
  readonly previous: Figures | null;
  readonly currency: string;
  readonly rows: readonly Row[];
};

/** `all`: the whole selection; `channels`: the same by channel, omitted until it has loaded. */
export const summaryFigures = (
  all: Reply,
  channels: Pick<Reply, 'rows'> | undefined,
  write: Write,
): readonly SummaryFigure[] =>
  names.map((name) => ({
    label: figureOf(name).label,
    isPlural: isPlural(name),
    current: all.totals[name],
    previous: all.previous?.[name] ?? null,
    channels: (channels?.rows ?? []).map((row) => ({
      label: row.label,
      current: row[name],
      previous: row.previous?.[name] ?? null,
    })),
    write: (value) => write(name, value, all.currency),
  }));
