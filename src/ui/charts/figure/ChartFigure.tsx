/** The frame that every chart has: its title, what it shows in a sentence, its legend, and ways to the same as a table and as files. */
import { Button } from 'antd';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { useChartLook } from '../drawing/useChartLook.ts';
import type { ChartModel, Hidden } from '../plans/chartModel.ts';
import { ChartBody } from './ChartBody.tsx';
import { ChartContext } from './ChartContext.ts';
import styles from './ChartFigure.module.css';
import type { CellOf, NameOf } from './ChartTable.tsx';
import { chartCsv, fileName } from './chartTable.ts';
import { FigureFrame } from './FigureFrame.tsx';
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
  /** What a cell of the chart's table is, where it is more than its text; in the page alone, not in full screen. */
  readonly cellOf?: CellOf | undefined;
  /** The same of the name of a place. */
  readonly nameOf?: NameOf | undefined;
  /** Stands where the time of the chart begins, such as for days that are not shown; null: nothing. */
  readonly before?: ReactNode;
  /** What else can be done with the chart; it reads `ChartInHandContext`. */
  readonly menu?: ReactNode;
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

type ToolsProps = {
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly onCsv: () => void;
  readonly onPng: () => void;
  readonly children: ReactNode;
};

const Tools = ({ isTable, onTable, onCsv, onPng, children }: ToolsProps) => (
  <>
    <KitSegmented
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
    {children}
  </>
);

/** Whether the last press on PNG made no picture, and the press. */
const usePicture = (figure: RefObject<HTMLElement | null>, shown: Parameters<typeof savePng>[1]) => {
  const [missesPicture, setMissing] = useState(false);
  const savePicture = async () => {
    if (figure.current) setMissing(!(await savePng(figure.current, shown)));
  };
  return { missesPicture, savePicture };
};

export const ChartFigure = (props: ChartFigureProps) => {
  const { title, level = 3, modelOf, canToggle, height = usualHeight, onRange, onPlace, menu } = props;
  const figure = useRef<HTMLElement>(null);
  const look = useChartLook();
  const saveTable = useSaveTable();
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const [isTable, setTable] = useState(false);
  const model = useMemo(() => modelOf(hidden), [modelOf, hidden]);
  const bodyOf = (
    pixels: number,
    { before, cellOf, nameOf }: Pick<FigureProps, 'before' | 'cellOf' | 'nameOf'>,
  ) => (
    <ChartBody
      title={title}
      model={model}
      look={look}
      height={pixels}
      isTable={isTable}
      summary={props.summary ?? model.summary}
      isSummaryHidden={props.isSummaryHidden ?? false}
      hidden={hidden}
      onToggle={canToggle ? (name) => setHidden(toggled(hidden, name)) : undefined}
      choices={{ onRange, onPlace }}
      before={before}
      cellOf={cellOf}
      nameOf={nameOf}
    />
  );
  const { missesPicture, savePicture } = usePicture(figure, {
    title,
    unit: model.plan.unit,
    legend: model.legend,
    look,
    name: fileName(title),
  });
  const inHand = { title, anchor: fileName(title), drawn: (pixels: number) => bodyOf(pixels, {}) };
  return (
    <FigureFrame
      ref={figure}
      title={title}
      level={level}
      tools={
        <Tools
          isTable={isTable}
          onTable={setTable}
          onCsv={() => saveTable(fileName(title), chartCsv(model.content))}
          onPng={() => void savePicture()}
        >
          {menu && <ChartContext value={inHand}>{menu}</ChartContext>}
        </Tools>
      }
    >
      {missesPicture && (
        <p role="status" className={styles.summary}>
          No picture could be made yet. Try again once the chart is drawn, or download its figures as CSV.
        </p>
      )}
      {props.children}
      {bodyOf(height, props)}
    </FigureFrame>
  );
};
