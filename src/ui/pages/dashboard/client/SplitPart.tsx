/** Renders a client's visits by device or country. */

import { Button, Flex } from 'antd';
import type { CSSProperties } from 'react';
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { dimensionLabels } from '#domain/metrics/filterWords.ts';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { figureRowsCsv } from '../../../parts/figures/figuresCsv.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { chosenFigures } from '../../../parts/figures/shownFigures.ts';
import {
  type MetricSelection,
  selectionState,
  selectionWays,
  usePartMetrics,
  usePartSelection,
} from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { hintOf } from '../../../widgets/hintOf.ts';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { splitQuery } from './boardQueries.ts';
import styles from './SplitPart.module.css';

type SplitBarsProps = {
  readonly label: string;
  readonly dimension: 'device' | 'country';
  readonly rows: readonly MetricRow[];
  readonly name: FigureName;
  readonly versus: string | null;
  readonly onChoose: (row: MetricRow) => void;
};

const most = 8;

const partOf = (value: number, greatest: number): CSSProperties => ({
  inlineSize: `${greatest === 0 ? 0 : (value / greatest) * 100}%`,
});

const SplitBars = ({ label, dimension, rows, name, versus, onChoose }: SplitBarsProps) => {
  const shown = rows
    .filter((row) => row[name] !== null)
    .toSorted((one, other) => (other[name] ?? 0) - (one[name] ?? 0));
  const greatest = shown[0]?.[name] ?? 0;
  return (
    <>
      <Flex component="p" justify="space-between" className={styles.head ?? ''}>
        <span>{dimensionLabels[dimension]}</span>
        <span>{figureSpecs[name].label}</span>
      </Flex>
      <Flex
        component="ol"
        vertical
        gap={4}
        className={styles.bars ?? ''}
        aria-label={`${label} by ${figureSpecs[name].label.toLowerCase()}`}
      >
        {shown.slice(0, most).map((row) => (
          <li key={row.key}>
            <span className={styles.bar} style={partOf(row[name] ?? 0, greatest)} aria-hidden="true" />
            <Button
              type="link"
              className={`${styles.name} stretched`}
              data-print="always"
              {...hintOf(`Only ${row.label}`)}
              onClick={() => onChoose(row)}
            >
              {row.label}
            </Button>
            {versus !== null && row.previous !== null && (
              <small>
                <ChangeText name={name} current={row[name]} previous={row.previous[name]} versus={versus} />
              </small>
            )}
            <strong>
              <ExplainButton figure={name} scope={`${dimension}:${row.key}`}>
                {writtenFigure(name, row[name])}
              </ExplainButton>
            </strong>
          </li>
        ))}
      </Flex>
      {shown.length > most && <p className={styles.more}>and {shown.length - most} more</p>}
    </>
  );
};

type SplitPartProps = { board: MetricSelection; dimension: 'device' | 'country'; title: string };

const candidates: readonly FigureName[] = ['sessions', 'clicks', 'conversions', 'impressions'];

/** All rows and metrics of the client, including those that the bars omit. */
const tableOf = (reply: MetricReply, dimension: 'device' | 'country'): Table =>
  figureRowsCsv(reply.rows, {
    of: dimensionLabels[dimension],
    names: chosenFigures(reply.totals),
    currency: reply.currency,
    isCompared: reply.previous !== null,
  });

export const SplitPart = ({ board, dimension, title }: SplitPartProps) => {
  const saveTable = useSaveTable();
  const metrics = usePartMetrics(board, splitQuery(board.query, dimension));
  const { versus } = usePartSelection(board, metrics);
  const name = candidates.find((one) => metrics.data?.totals[one] != null) ?? 'sessions';
  return (
    <WidgetFrame
      title={title}
      state={selectionState(board, metrics)}
      height={240}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
      tools={
        metrics.data &&
        metrics.data.rows.length > 0 && (
          <Button
            size="small"
            type="text"
            aria-label={`Download the ${title.toLowerCase()} as CSV`}
            onClick={() => metrics.data && saveTable(title.toLowerCase(), tableOf(metrics.data, dimension))}
          >
            CSV
          </Button>
        )
      }
    >
      {() => (
        <SplitBars
          label={title}
          dimension={dimension}
          rows={metrics.data?.rows ?? []}
          name={name}
          versus={versus}
          onChoose={({ key, label }) => board.use.addFilter(dimension, key, label)}
        />
      )}
    </WidgetFrame>
  );
};
