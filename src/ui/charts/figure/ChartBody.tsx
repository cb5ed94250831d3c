/** Renders the body of a chart: its summary, its picture or table, and its legend. */
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { ChartLook } from '../drawing/chartLook.ts';
import type { ChartModel, Hidden } from '../plans/chartModel.ts';
import styles from './ChartFigure.module.css';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSurface } from './ChartSurface.tsx';
import { type CellOf, ChartTable, type NameOf } from './ChartTable.tsx';
import type { CursorChoices } from './useChartCursor.ts';

type ChartBodyProps = {
  readonly title: string;
  readonly model: ChartModel;
  readonly look: ChartLook;
  readonly height: number;
  readonly isTable: boolean;
  readonly summary: string;
  readonly isSummaryHidden: boolean;
  readonly hidden: Hidden;
  readonly onToggle: ((name: string) => void) | undefined;
  readonly choices: CursorChoices;
  readonly before?: ReactNode;
  readonly cellOf: CellOf | undefined;
  readonly nameOf: NameOf | undefined;
};

const roomOf = (height: number): CSSProperties => ({ ['--chart-height' as string]: `${height}px` });

const Beside = ({ before, children }: { before: ReactNode; children: ReactNode }) =>
  before ? (
    <div className={styles.beside}>
      {before}
      {children}
    </div>
  ) : (
    children
  );

export const ChartBody = (props: ChartBodyProps) => {
  const { title, model, look, height, isTable, choices } = props;
  const id = useId();
  return (
    <div className={styles.body} style={roomOf(height)}>
      <p id={id} className={props.isSummaryHidden ? 'visually-hidden' : styles.summary}>
        {props.summary}
      </p>
      {isTable ? (
        <ChartTable title={title} content={model.content} cellOf={props.cellOf} nameOf={props.nameOf} />
      ) : (
        <Beside before={props.before}>
          <ChartSurface
            model={model}
            look={look}
            height={height}
            label={`${title}, chart`}
            summary={id}
            choices={choices}
          />
        </Beside>
      )}
      {model.legend.length > 1 && !isTable && (
        <ChartLegend entries={model.legend} look={look} hidden={props.hidden} onToggle={props.onToggle} />
      )}
    </div>
  );
};
