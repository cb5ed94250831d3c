/** The sentence above all figures: what changed most, where from, and how the goals stand. */
import { clientSummary, type SummaryFigure } from '#domain/analysis/clientSummary.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { WholeText } from '../../../parts/WholeText.tsx';
import { channelsQuery } from './boardQueries.ts';
import styles from './Summary.module.css';
import type { Board } from './useBoard.ts';
import type { Goals } from './useGoals.ts';

const names: readonly FigureName[] = ['revenue_cents', 'conversions', 'sessions', 'spend_cents'];
const plural: readonly FigureName[] = ['conversions', 'sessions'];

const figureOf = (name: FigureName, all: MetricReply, channels: MetricReply | undefined): SummaryFigure => ({
  label: figureSpecs[name].label,
  isPlural: plural.includes(name),
  current: all.totals[name],
  previous: all.previous?.[name] ?? null,
  channels: (channels?.rows ?? []).map((row) => ({
    label: row.label,
    current: row[name],
    previous: row.previous?.[name] ?? null,
  })),
  write: (value) => writtenFigure(name, value, all.currency),
});

export const Summary = ({ board, goals }: { board: Board; goals: Goals }) => {
  const channels = useMetrics(channelsQuery(board.query), { isWanted: board.metrics.data !== undefined });
  const { data } = board.metrics;
  const sentence =
    data &&
    clientSummary({
      figures: names.map((name) => figureOf(name, data, channels.data)),
      versus: board.versus === null ? null : `the ${board.versus.replace(/^the /, '')}`,
      goals: goals.goals.map(({ label, standing }) => ({ label, standing })),
    });
  return (
    <p className={styles.summary}>
      <WholeText>{sentence ?? '\u00a0'}</WholeText>
    </p>
  );
};
