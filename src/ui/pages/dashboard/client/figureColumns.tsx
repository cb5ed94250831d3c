/** Defines metric columns for tables of channels and campaigns, with change, share and sorting. */
import type { CSSProperties, ReactNode } from 'react';
import type { MetricRow } from '#domain/contract/metricSchemas.ts';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { byValue } from '../../../widgets/tableSort.ts';
import styles from './BoardDetails.module.css';

export type FigureRow = Pick<MetricRow, FigureName | 'previous' | 'share'>;

type Shown<Row> = {
  readonly versus: string | null;
  readonly currency: string;
  /** `channel:email`: scope of the row's metrics; empty: the whole selection; null: no calculation is available. */
  readonly scopeOf: (row: Row) => string | null;
  readonly noneAs?: (row: Row) => string | undefined;
};

type OpeningProps = { name: FigureName; scope: string | null; children: ReactNode };

const Opening = ({ name, scope, children }: OpeningProps) =>
  scope === null ? (
    children
  ) : (
    <ExplainButton figure={name} scope={scope}>
      {children}
    </ExplainButton>
  );

export const figureColumn = <Row extends FigureRow>(
  name: FigureName,
  { versus, currency, scopeOf, noneAs }: Shown<Row>,
): DataColumn<Row> => ({
  key: name,
  title: figureSpecs[name].label,
  align: 'end',
  isGreatestFirst: true,
  compare: byValue((row) => row[name]),
  cell: (row) => (
    <span className={styles.figure}>
      <Opening name={name} scope={row[name] === null ? null : scopeOf(row)}>
        <FigureText name={name} value={row[name]} currency={currency} figures={row} noneAs={noneAs?.(row)} />
      </Opening>
      {versus !== null && row.previous !== null && row[name] !== null && (
        <small>
          <ChangeText name={name} current={row[name]} previous={row.previous[name]} versus={versus} />
        </small>
      )}
    </span>
  ),
});

const partOf = (share: number): CSSProperties => ({ ['--part' as string]: `${share * 100}%` });

export const shareColumn = <Row extends FigureRow>(of: FigureName): DataColumn<Row> => ({
  key: 'share',
  title: 'Share',
  label: `Share of ${figureSpecs[of].label.toLowerCase()}`,
  align: 'end',
  isGreatestFirst: true,
  compare: byValue(({ share }) => share),
  cell: ({ share }) =>
    share === null ? (
      '—'
    ) : (
      <span className={styles.share} style={partOf(share)}>
        <span>{(share * 100).toFixed(1)}%</span>
        <span aria-hidden="true" />
      </span>
    ),
});
