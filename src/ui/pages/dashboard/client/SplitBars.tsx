/** Renders the parts of a whole as bars, largest first; pressing one filters by it. */
import { Button } from 'antd';
import type { CSSProperties } from 'react';
import type { MetricRow } from '#domain/contract/metricSchemas.ts';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { hintOf } from '../../../widgets/hintOf.ts';
import styles from './SplitBars.module.css';

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

export const SplitBars = ({ label, dimension, rows, name, versus, onChoose }: SplitBarsProps) => {
  const shown = rows
    .filter((row) => row[name] !== null)
    .toSorted((one, other) => (other[name] ?? 0) - (one[name] ?? 0));
  const greatest = shown[0]?.[name] ?? 0;
  return (
    <>
      <p className={styles.head}>
        <span>{label}</span>
        <span>{figureSpecs[name].label}</span>
      </p>
      <ol className={styles.bars} aria-label={`${label} by ${figureSpecs[name].label.toLowerCase()}`}>
        {shown.slice(0, most).map((row) => (
          <li key={row.key}>
            <span className={styles.bar} style={partOf(row[name] ?? 0, greatest)} aria-hidden="true" />
            <Button
              type="link"
              className={styles.name ?? ''}
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
      </ol>
      {shown.length > most && <p className={styles.more}>and {shown.length - most} more</p>}
    </>
  );
};
