/** Translates the zones and the axis title of a scatter plot into G2 marks. */
import type { Zone } from '../chartPlan.ts';
import { toneColour, zoneStrength } from './chartLook.ts';
import { labelSize, limitsOf, zoneNames } from './frame.ts';
import type { Drawn, Part } from './plotParts.ts';

/** Each zone is a mark of its own, because G2 would join them. */
export const zoneMarks = (zones: readonly Zone[], { plan, frame, look }: Drawn): readonly Part[] => {
  const { low: lowest, high: highest } = plan.values;
  return [
    ...zones.flatMap(({ low, high, tone }) =>
      tone === null
        ? []
        : [
            {
              type: 'area',
              data: [low, high].map((x) => ({ x, low: lowest, high: highest })),
              encode: { x: 'x', y: 'high', y1: 'low' },
              style: { fill: toneColour(look, tone), fillOpacity: zoneStrength },
            },
          ],
    ),
    {
      type: 'lineX',
      data: limitsOf(plan, zones).map((x) => ({ x })),
      encode: { x: 'x' },
      style: { stroke: look.label, strokeOpacity: 1, lineWidth: 1, lineDash: [2, 3] },
    },
    {
      type: 'text',
      data: zoneNames(plan, frame, zones).map(({ at, text }) => ({ x: at, y: highest, text })),
      encode: { x: 'x', y: 'y', text: 'text' },
      style: {
        fill: look.ink,
        fontSize: labelSize,
        fontFamily: look.font,
        dx: 2,
        dy: -8,
        textAlign: 'start',
        textBaseline: 'bottom',
      },
    },
  ];
};

export const scatterTitle = ({ plan: { scatter, values }, look }: Drawn): readonly Part[] =>
  scatter
    ? [
        {
          type: 'text',
          data: [{ x: scatter.scale.high, y: values.low, text: scatter.title }],
          encode: { x: 'x', y: 'y', text: 'text' },
          style: {
            fill: look.label,
            fontSize: labelSize,
            fontFamily: look.font,
            dy: 40,
            textAlign: 'end',
            textBaseline: 'bottom',
          },
        },
      ]
    : [];
