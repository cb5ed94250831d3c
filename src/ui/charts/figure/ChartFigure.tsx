/** The frame that every chart has: its title, what it shows in a sentence, its legend, and ways to the same as a table and as files. */
import { Button, Segmented } from 'antd';
import { type CSSProperties, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { downloadText } from '../../widgets/downloadText.ts';
import { useChartLook } from '../drawing/useChartLook.ts';
import type { ChartModel, Hidden } from '../plans/chartModel.ts';
import styles from './ChartFigure.module.css';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSurface } from './ChartSurface.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartCsv, fileName } from './chartTable.ts';
import { savePng } from './savePng.ts';
import type { OnPlace, OnRange } from './useChartCursor.ts';

/** What every kind of chart takes beside its figures. */
export type FigureProps = {
  readonly title: string;
  /** Of the title among the page's headings; 3 when left out. */
  readonly level?: 2 | 3 | undefined;
  /** In pixels; the room is kept from the beginning. */
  readonly height?: number | undefined;
  /** A sentence in the place of the generated one. */
  readonly summary?: string | undefined;
  /** Whether only screen readers get the sentence. */
  readonly isSummaryHidden?: boolean | undefined;
  /** Called with two keys of the axis when somebody has chosen a range. */
  readonly onRange?: OnRange | undefined;
  /** Called with the key of the place that somebody has pressed, or confirmed by Enter. */
  readonly onPlace?: OnPlace | undefined;
  /** Stands where the time of the chart begins, such as for days that are not shown; null: nothing. */
  readonly before?: ReactNode;
  /** Stands between the title and the chart, such as the figure of today. */
  readonly children?: ReactNode;
};

type ChartFigureProps = FigureProps & {
  /** Makes the model without the series that are hidden; the same function until the figures change. */
  readonly modelOf: (hidden: Hidden) => ChartModel;
  /** Whether the entries of the legend can be switched off. */
  readonly canToggle: boolean;
};

const usualHeight = 260;

const toggled = (hidden: Hidden, name: string): Hidden => {
  const next = new Set(hidden);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** The room of the chart, and of the table in its place. */
const roomOf = (height: number): CSSProperties => ({ ['--chart-height' as string]: `${height}px` });

type ToolsProps = {
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly onCsv: () => void;
  readonly onPng: () => void;
};

const Tools = ({ isTable, onTable, onCsv, onPng }: ToolsProps) => (
  <div className={styles.tools}>
    <Segmented
      size="small"
      aria-label="Show as"
      options={['Chart', 'Table']}
      value={isTable ? 'Table' : 'Chart'}
      onChange={(value) => onTable(value === 'Table')}
    />
    <Button size="small" type="text" aria-label="Download CSV" onClick={onCsv}>
      CSV
    </Button>
    {!isTable && (
      <Button size="small" type="text" aria-label="Download PNG" onClick={onPng}>
        PNG
      </Button>
    )}
  </div>
);

const Beside = ({ before, children }: Pick<FigureProps, 'before' | 'children'>) =>
  before ? (
    <div className={styles.beside}>
      {before}
      {children}
    </div>
  ) : (
    children
  );

export const ChartFigure = (props: ChartFigureProps) => {
  const {
    title,
    level = 3,
    modelOf,
    canToggle,
    height = usualHeight,
    onRange,
    onPlace,
    before,
    children,
  } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const look = useChartLook();
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const [isTable, setTable] = useState(false);
  const model = useMemo(() => modelOf(hidden), [modelOf, hidden]);
  const entries = model.legend;
  const savePicture = () => {
    if (figure.current) savePng(figure.current, look.ground, fileName(title));
  };
  return (
    <figure ref={figure} className={styles.figure} style={roomOf(height)} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <Heading id={id}>{title}</Heading>
        <Tools
          isTable={isTable}
          onTable={setTable}
          onCsv={() => downloadText(`${fileName(title)}.csv`, 'text/csv', chartCsv(model.content))}
          onPng={savePicture}
        />
      </figcaption>
      {children}
      <p id={`${id}-summary`} className={props.isSummaryHidden ? 'visually-hidden' : styles.summary}>
        {props.summary ?? model.summary}
      </p>
      {isTable ? (
        <ChartTable title={title} content={model.content} />
      ) : (
        <Beside before={before}>
          <ChartSurface
            model={model}
            look={look}
            height={height}
            label={`${title}, chart`}
            summary={`${id}-summary`}
            choices={{ onRange, onPlace }}
          />
        </Beside>
      )}
      {entries.length > 1 && !isTable && (
        <ChartLegend
          entries={entries}
          look={look}
          hidden={hidden}
          onToggle={canToggle ? (name) => setHidden(toggled(hidden, name)) : undefined}
        />
      )}
    </figure>
  );
};
