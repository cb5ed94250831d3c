/** Renders the body of a chart: its summary, its picture or table, and its legend. */
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { ChartLook, ChartModel, Hidden, LegendEntry } from '../chartModel.ts';
import { toneColour } from '../drawing/chartLook.ts';
import styles from './ChartFigure.module.css';
import { ChartSurface } from './ChartSurface.tsx';
import { type CellOf, ChartTable, type NameOf } from './ChartTable.tsx';
import type { CursorChoices } from './useChartCursor.ts';

type ChartLegendProps = {
  readonly entries: readonly LegendEntry[];
  readonly look: ChartLook;
  readonly hidden: Hidden;
  readonly onToggle?: ((name: string) => void) | undefined;
};

const Swatch = ({ entry, look }: { entry: LegendEntry; look: ChartLook }) => {
  const colour = toneColour(look, entry.tone);
  return (
    <svg aria-hidden="true" width="16" height="10" viewBox="0 0 16 10">
      {entry.isDashed ? (
        <path d="M0 5h16" stroke={colour} strokeWidth="2" strokeDasharray="4 3" />
      ) : (
        <rect width="16" height="10" rx="3" fill={colour} fillOpacity={entry.tone === 'usual' ? 0.3 : 1} />
      )}
    </svg>
  );
};

/** Renders the legend of a chart, whose entries toggle series if there are several. */
export const ChartLegend = ({ entries, look, hidden, onToggle }: ChartLegendProps) => (
  <ul className={styles.legend} aria-label="Legend">
    {entries.map((entry) => (
      <li key={entry.name}>
        {onToggle ? (
          <button type="button" aria-pressed={!hidden.has(entry.name)} onClick={() => onToggle(entry.name)}>
            <Swatch entry={entry} look={look} />
            {entry.name}
          </button>
        ) : (
          <span>
            <Swatch entry={entry} look={look} />
            {entry.name}
          </span>
        )}
      </li>
    ))}
  </ul>
);

type ChartBodyProps = {
  readonly title: string;
  readonly model: ChartModel;
  readonly look: ChartLook;
  /** In pixels; a model may need more. */
  readonly height: number;
  readonly isTable: boolean;
  readonly summary: string;
  /** False: for screen readers alone. */
  readonly isSummaryShown: boolean;
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
  const { title, model, look, isTable, choices } = props;
  const height = Math.max(props.height, model.leastHeight ?? 0);
  const id = useId();
  return (
    <div className={styles.body} style={roomOf(height)}>
      <p id={id} className={props.isSummaryShown ? styles.summary : 'visually-hidden'}>
        {[props.summary, model.note].filter(Boolean).join(' ')}
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
      {model.note && !isTable && (
        <p className="hint" aria-hidden="true">
          {model.note}
        </p>
      )}
      {model.legend.length > 1 && !isTable && (
        <ChartLegend entries={model.legend} look={look} hidden={props.hidden} onToggle={props.onToggle} />
      )}
    </div>
  );
};
