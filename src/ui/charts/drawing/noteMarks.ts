/** Translates annotations into G2 marks: a line or a band with a label. */
import type { Layer } from '../chartPlan.ts';
import { noteStrength } from './chartLook.ts';
import { labelSize, type ShownNote, shownNotes } from './frame.ts';
import type { Drawn, Part } from './plotParts.ts';

const isLong = ({ to }: ShownNote): boolean => to !== undefined;

/** Each band is a mark of its own, because G2 would join them. */
const notePlaces = (notes: readonly ShownNote[], { plan, look }: Drawn): readonly Part[] => {
  const { low, high } = plan.values;
  const [bands, points] = [notes.filter(isLong), notes.filter((note) => !isLong(note))];
  return [
    ...bands.map(({ x, to }) => ({
      type: 'area',
      data: [x, to].map((place) => ({ x: place, low, high })),
      encode: { x: 'x', y: 'high', y1: 'low' },
      style: { fill: look.label, fillOpacity: noteStrength },
    })),
    {
      type: 'lineX',
      data: points.map(({ x }) => ({ x })),
      encode: { x: 'x' },
      style: { stroke: look.label, strokeOpacity: 1, lineWidth: 1, lineDash: [2, 3] },
    },
  ];
};

export const noteMarks = (layer: Extract<Layer, { mark: 'notes' }>, drawn: Drawn): readonly Part[] => {
  const { plan, frame, look } = drawn;
  const notes = shownNotes(plan, frame, layer.notes);
  const texts = notes.filter(({ text }) => text !== '').map((note) => ({ ...note, y: plan.values.high }));
  return [
    ...notePlaces(notes, drawn),
    {
      type: 'text',
      data: texts,
      encode: { x: 'x', y: 'y', text: 'text' },
      style: {
        fill: look.ink,
        fontSize: labelSize,
        fontFamily: look.font,
        dy: -8,
        dx: ({ isLeft }: { isLeft: boolean }) => (isLeft ? -5 : 5),
        textAlign: ({ isLeft }: { isLeft: boolean }) => (isLeft ? 'end' : 'start'),
        textBaseline: 'bottom',
      },
    },
  ];
};
