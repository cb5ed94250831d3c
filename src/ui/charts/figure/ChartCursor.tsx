/** Renders the chart cursor: a line at the current place and its values. */
import type { ChartContent, ChartPlan } from '../chartPlan.ts';
import { type ChartLook, toneColour } from '../drawing/chartLook.ts';
import { type Frame, placeWidth, pointY, rowHeight, xAt } from '../drawing/frame.ts';
import styles from './ChartFigure.module.css';
import { type CursorPlace, textAt } from './cursorMoves.ts';

type ChartCursorProps = {
  readonly plan: ChartPlan;
  readonly told: ChartContent;
  readonly frame: Frame;
  readonly look: ChartLook;
  readonly at: CursorPlace;
  readonly anchor: number | null;
};

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const ring = 16;

const kindOf = ({ scatter, isBanded }: ChartPlan): 'ring' | 'band' | 'line' => {
  if (scatter) return 'ring';
  return isBanded ? 'band' : 'line';
};

const markOf = ({ plan, frame, at }: ChartCursorProps): Box => {
  const middle = xAt(plan, frame, at.place);
  if (plan.scatter) {
    const top = pointY(plan, frame, at.place) - ring / 2;
    return { left: middle - ring / 2, top, width: ring, height: ring };
  }
  const width = plan.isBanded ? placeWidth(plan, frame) : 1;
  const height = plan.rows ? rowHeight(plan, frame) : frame.height - frame.top - frame.bottom;
  const top = frame.top + (at.row ?? 0) * (plan.rows ? height : 0);
  return { left: middle - width / 2, top, width, height };
};

const rangeBox = ({ plan, frame, at }: ChartCursorProps, anchor: number): Box => {
  const edges = [xAt(plan, frame, anchor), xAt(plan, frame, at.place)];
  const half = plan.isBanded ? placeWidth(plan, frame) / 2 : 0;
  const left = Math.min(...edges) - half;
  const height = frame.height - frame.top - frame.bottom;
  return { left, top: frame.top, width: Math.max(...edges) + half - left, height };
};

export const ChartCursor = (props: ChartCursorProps) => {
  const { plan, told, frame, look, at, anchor } = props;
  const { title, lines } = textAt(told, at);
  const middle = xAt(plan, frame, at.place);
  const isLeft = middle > frame.width / 2;
  const side = isLeft ? { right: frame.width - middle + 14 } : { left: middle + 14 };
  return (
    <div aria-hidden="true">
      {anchor !== null && anchor !== at.place && (
        <div className={styles.range} style={rangeBox(props, anchor)} />
      )}
      <div className={styles.cursor} data-kind={kindOf(plan)} style={markOf(props)} />
      <div className={styles.told} style={{ ...side, top: frame.top }}>
        <strong>{title}</strong>
        {lines.map(({ name, figure, tone }) => (
          <p key={name} data-words={tone === undefined || undefined}>
            <i style={{ background: tone === undefined ? 'none' : toneColour(look, tone) }} />
            <span>{name}</span>
            <b>{figure}</b>
          </p>
        ))}
      </div>
    </div>
  );
};
