/** Renders the common frame of charts: title, summary, legend, table view and exports. */
import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import type { ChartLook, ChartModel, Hidden } from '../chartModel.ts';
import { lookFrom } from '../drawing/chartLook.ts';
import { ChartBody } from './ChartBody.tsx';
import { ChartContext } from './ChartContext.ts';
import styles from './ChartFigure.module.css';
import type { CellOf, NameOf } from './ChartTable.tsx';
import { chartCsv, fileName } from './chartTable.ts';
import { FigureFrame } from './FigureFrame.tsx';
import { savePng } from './savePng.ts';
import type { OnPlace, OnRange } from './useChartCursor.ts';

const darkSystem = '(prefers-color-scheme: dark)';
const stillSystem = '(prefers-reduced-motion: reduce)';

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

const readLook = (): ChartLook => {
  const root = document.documentElement;
  const chosen = root.dataset.theme;
  const isDark = chosen === undefined ? matches(darkSystem) : chosen === 'dark';
  const style = getComputedStyle(document.body);
  return lookFrom(isDark ? 'dark' : 'light', matches(stillSystem), (name) => style.getPropertyValue(name));
};

/** Calls `hear` when theme, colours or motion may have changed; returns an unsubscribe function. */
const watchLook = (hear: () => void): (() => void) => {
  const theme = new MutationObserver(hear);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  // A workspace's colours are a style element in the head.
  const sheets = new MutationObserver(hear);
  sheets.observe(document.head, { childList: true, subtree: true, characterData: true });
  const queries = [darkSystem, stillSystem].map((query) => globalThis.matchMedia?.(query));
  for (const query of queries) query?.addEventListener('change', hear);
  return () => {
    theme.disconnect();
    sheets.disconnect();
    for (const query of queries) query?.removeEventListener('change', hear);
  };
};

const isSame = (one: ChartLook, other: ChartLook): boolean => JSON.stringify(one) === JSON.stringify(other);

const useChartLook = (): ChartLook => {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const renew = () =>
      setLook((before) => {
        const now = readLook();
        return isSame(before, now) ? before : now;
      });
    renew();
    return watchLook(renew);
  }, []);
  return look;
};

export type FigureProps = {
  readonly title: string;
  readonly level?: 2 | 3 | undefined;
  /** In pixels, reserved from the first render. */
  readonly height?: number | undefined;
  readonly summary?: string | undefined;
  readonly onRange?: OnRange | undefined;
  readonly onPlace?: OnPlace | undefined;
  readonly cellOf?: CellOf | undefined;
  readonly nameOf?: NameOf | undefined;
  readonly before?: ReactNode;
  /** Further actions; reads `ChartInHandContext`. */
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
};

type ChartFigureProps = FigureProps & {
  /** Builds the model without hidden series; referentially stable until the data changes. */
  readonly modelOf: (hidden: Hidden) => ChartModel;
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
    isSummaryShown: boolean,
  ) => (
    <ChartBody
      title={title}
      model={model}
      look={look}
      height={pixels}
      isTable={isTable}
      summary={props.summary ?? model.summary}
      isSummaryShown={isSummaryShown}
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
    unit: model.picture.unit,
    legend: model.legend,
    look,
    name: fileName(title),
  });
  const inHand = { title, anchor: fileName(title), drawn: (pixels: number) => bodyOf(pixels, {}, true) };
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
      {bodyOf(height, props, false)}
    </FigureFrame>
  );
};
