/** Renders a chart as SVG: for print, before the chart library is loaded, and if canvas is unavailable. */
import type { Layer, Span, Zone } from '../chartPlan.ts';
import { areaStrength, noteStrength, strengthColour, toneColour, zoneStrength } from './chartLook.ts';
import {
  acrossAt,
  axisLabels,
  dotRadius,
  type Frame,
  gapOf,
  labelSize,
  limitsOf,
  placeWidth,
  rowHeight,
  shownNotes,
  valueLabels,
  xAt,
  yAt,
  zoneNames,
} from './frame.ts';
import type { Drawn } from './plotParts.ts';

const ZoneShapes = ({ zones, drawn }: { zones: readonly Zone[]; drawn: Drawn }) => {
  const { plan, frame, look } = drawn;
  return (
    <>
      {zones.map(({ name, low, high, tone }) => (
        <rect
          key={name}
          x={acrossAt(plan, frame, low)}
          y={frame.top}
          width={acrossAt(plan, frame, high) - acrossAt(plan, frame, low)}
          height={frame.height - frame.top - frame.bottom}
          fill={tone === null ? 'none' : toneColour(look, tone)}
          fillOpacity={zoneStrength}
        />
      ))}
      {limitsOf(plan, zones).map((limit) => (
        <path
          key={limit}
          d={`M${acrossAt(plan, frame, limit)} ${frame.top}V${frame.height - frame.bottom}`}
          stroke={look.label}
          strokeDasharray="2 3"
        />
      ))}
      {zoneNames(plan, frame, zones).map(({ at, text }) => (
        <text key={at} x={acrossAt(plan, frame, at) + 2} y={frame.top - 8} fill={look.ink}>
          {text}
        </text>
      ))}
    </>
  );
};

const ScatterTitle = ({ title, frame }: { title: string; frame: Frame }) => (
  <text x={frame.width - frame.right} y={frame.height - 6} textAnchor="end">
    {title}
  </text>
);

const round = (value: number): number => Math.round(value * 10) / 10;

type LayerOf<Mark extends Layer['mark']> = Extract<Layer, { mark: Mark }>;

const linePath = ({ points }: LayerOf<'line'>, { plan, frame }: Drawn): string => {
  let isBroken = true;
  return points
    .flatMap(({ x, y }) => {
      if (y === null) {
        isBroken = true;
        return [];
      }
      const command = `${isBroken ? 'M' : 'L'}${round(xAt(plan, frame, x))} ${round(yAt(plan, frame, y))}`;
      isBroken = false;
      return [command];
    })
    .join('');
};

const areaPath = (spans: readonly Span[], { plan, frame }: Drawn): string => {
  const corner = (x: number, value: number) =>
    `${round(xAt(plan, frame, x))} ${round(yAt(plan, frame, value))}`;
  const upper = spans.map(({ x, high }) => corner(x, high));
  const lower = spans.toReversed().map(({ x, low }) => corner(x, low));
  return spans.length === 0 ? '' : `M${[...upper, ...lower].join('L')}Z`;
};

const Bars = ({ layer, drawn }: { layer: LayerOf<'bars'>; drawn: Drawn }) => {
  const { plan, frame, look } = drawn;
  const width = placeWidth(plan, frame) * (1 - gapOf(plan));
  return layer.bars.map(({ x, low, high, tone }) => (
    <rect
      key={`${x} ${low} ${String(tone)}`}
      x={round(xAt(plan, frame, x) - width / 2)}
      y={round(yAt(plan, frame, high))}
      width={round(width)}
      height={round(Math.max(1, yAt(plan, frame, low) - yAt(plan, frame, high)))}
      fill={toneColour(look, tone)}
    />
  ));
};

const Cells = ({ layer, drawn }: { layer: LayerOf<'cells'>; drawn: Drawn }) => {
  const { plan, frame, look } = drawn;
  const [width, height] = [placeWidth(plan, frame), rowHeight(plan, frame)];
  return layer.cells.map(({ x, y, strength }) => (
    <rect
      key={`${x} ${y}`}
      x={round(xAt(plan, frame, x) - (width * (1 - gapOf(plan))) / 2)}
      y={round(frame.top + y * height + (height * gapOf(plan)) / 2)}
      width={round(width * (1 - gapOf(plan)))}
      height={round(height * (1 - gapOf(plan)))}
      rx={2}
      fill={strengthColour(look, strength)}
    />
  ));
};

const Notes = ({ layer, drawn }: { layer: LayerOf<'notes'>; drawn: Drawn }) => {
  const { plan, frame, look } = drawn;
  return shownNotes(plan, frame, layer.notes).map(({ x, to, text, isLeft }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: several notes may be of the same places
    <g key={index}>
      {to === undefined ? (
        <path
          d={`M${xAt(plan, frame, x)} ${frame.top - 6}V${frame.height - frame.bottom}`}
          stroke={look.label}
          strokeDasharray="2 3"
        />
      ) : (
        <rect
          x={round(xAt(plan, frame, x))}
          y={frame.top}
          width={round(xAt(plan, frame, to) - xAt(plan, frame, x))}
          height={frame.height - frame.bottom - frame.top}
          fill={look.label}
          fillOpacity={noteStrength}
        />
      )}
      <text
        x={xAt(plan, frame, x) + (isLeft ? -5 : 5)}
        y={frame.top - 8}
        textAnchor={isLeft ? 'end' : 'start'}
        fill={look.ink}
      >
        {text}
      </text>
    </g>
  ));
};

const LayerShapes = ({ layer, drawn }: { layer: Layer; drawn: Drawn }) => {
  const { plan, frame, look } = drawn;
  switch (layer.mark) {
    case 'line':
      return (
        <path
          d={linePath(layer, drawn)}
          fill="none"
          stroke={toneColour(look, layer.tone)}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={layer.isDashed ? '4 4' : undefined}
        />
      );
    case 'area':
      return (
        <path
          d={areaPath(layer.spans, drawn)}
          fill={toneColour(look, layer.tone)}
          fillOpacity={areaStrength(layer.isSoft)}
        />
      );
    case 'bars':
      return <Bars layer={layer} drawn={drawn} />;
    case 'cells':
      return <Cells layer={layer} drawn={drawn} />;
    case 'dots':
      return layer.points.map(({ x, y }) => (
        <circle
          key={x}
          cx={round(xAt(plan, frame, x))}
          cy={round(yAt(plan, frame, y ?? 0))}
          r={dotRadius(plan)}
          fill={toneColour(look, layer.tone)}
        />
      ));
    case 'notes':
      return <Notes layer={layer} drawn={drawn} />;
    case 'zones':
      return <ZoneShapes zones={layer.zones} drawn={drawn} />;
  }
};

const Axes = ({ plan, frame, look }: Drawn) => (
  <g fill={look.label} fontSize={labelSize}>
    {plan.values.ticks.map((tick, index) => (
      <g key={tick}>
        <path
          d={`M${frame.left} ${yAt(plan, frame, tick)}H${frame.width - frame.right}`}
          stroke={look.grid}
        />
        <text x={frame.left - 8} y={yAt(plan, frame, tick) + 4} textAnchor="end">
          {valueLabels(plan)[index]}
        </text>
      </g>
    ))}
    {plan.rows?.map((row, index) => (
      <text
        key={row}
        x={frame.left - 8}
        y={frame.top + (index + 0.5) * rowHeight(plan, frame) + 4}
        textAnchor="end"
      >
        {row}
      </text>
    ))}
    {axisLabels(plan, frame).map(({ at, x, text }) => (
      <text key={at} x={x} y={frame.height - frame.bottom + 18} textAnchor="middle">
        {text}
      </text>
    ))}
    {plan.scatter && <ScatterTitle title={plan.scatter.title} frame={frame} />}
  </g>
);

export const VectorDrawing = (drawn: Drawn) => {
  const { width, height } = drawn.frame;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ display: 'block', fontFamily: drawn.look.font }}
      fontSize={labelSize}
    >
      <Axes {...drawn} />
      {drawn.plan.layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a chart have no other identity than their order
        <LayerShapes key={index} layer={layer} drawn={drawn} />
      ))}
    </svg>
  );
};
