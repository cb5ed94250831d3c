/** Renders horizontal bars as SVG for screen, print and files. */
import type { ChartLook } from '../../../charts/chartModel.ts';
import { toneColour } from '../../../charts/drawing/chartLook.ts';
import { barSize, type RowBar, rowBarsPlan } from './rowBars.ts';

type RowBarsDrawingProps = {
  readonly bars: readonly RowBar[];
  readonly width: number;
  readonly look: ChartLook;
};

const middle = barSize.row / 2 + 4;
const inset = (barSize.row - barSize.bar) / 2;

export const RowBarsDrawing = ({ bars, width, look }: RowBarsDrawingProps) => {
  const { height, left, places } = rowBarsPlan(bars, width);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ display: 'block', fontFamily: look.font }}
      fontSize={barSize.label}
    >
      {bars.map((bar, index) => {
        const place = places[index];
        return (
          place && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
            <g key={index}>
              <text x={0} y={place.y + middle} fill={look.ink}>
                {place.name}
              </text>
              <rect
                x={left}
                y={place.y + inset}
                width={place.width}
                height={barSize.bar}
                rx={2}
                fill={toneColour(look, bar.tone)}
              />
              <text x={left + place.width + 8} y={place.y + middle} fill={look.ink}>
                {bar.text}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
};
