/** Renders the zones of a scatter plot with their names and axis title as SVG. */
import type { Zone } from '../chartPlan.ts';
import { toneColour, zoneStrength } from './chartLook.ts';
import { acrossAt, type Frame, limitsOf, zoneNames } from './frame.ts';
import type { Drawn } from './plotParts.ts';

export const ZoneShapes = ({ zones, drawn }: { zones: readonly Zone[]; drawn: Drawn }) => {
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

export const ScatterTitle = ({ title, frame }: { title: string; frame: Frame }) => (
  <text x={frame.width - frame.right} y={frame.height - 6} textAnchor="end">
    {title}
  </text>
);
