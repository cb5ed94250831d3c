/** Records presses and drags on a chart as keys of its cursor. */
import type { Step } from '#scenarios/script.ts';
import { type Gesture, hide, pass } from './gesture.ts';
import { targetOf } from './recordTarget.ts';

/** A chart that accepts presses has this attribute. */
export const chartSurface = '[data-takes]';

const times = (key: string, count: number): readonly string[] => Array.from({ length: count }, () => key);

const keysTo = (place: number, places: number): readonly string[] => {
  const after = places - 1 - place;
  return place <= after ? ['Home', ...times('ArrowRight', place)] : ['End', ...times('ArrowLeft', after)];
};

const numberIn = (chart: HTMLElement, name: string): number => Number.parseInt(chart.dataset[name] ?? '', 10);

const pickedPlaces = (chart: HTMLElement): Step | null => {
  const [place, anchor, places] = ['place', 'anchor', 'places'].map((name) => numberIn(chart, name));
  const on = targetOf(chart);
  if (place === undefined || anchor === undefined || places === undefined || on === null) return null;
  const takes = place === anchor ? 'place' : 'range';
  if (Number.isNaN(place + anchor + places) || !chart.dataset.takes?.includes(takes)) return null;
  const further = place > anchor ? 'Shift+ArrowRight' : 'Shift+ArrowLeft';
  const keys = [...keysTo(anchor, places), ...times(further, Math.abs(place - anchor)), 'Enter'];
  return { press: keys.join(' '), on };
};

/** The chart selects on release, and then the equivalent keys are recorded instead. */
export const readChart = (chart: HTMLElement, { type }: Event): Gesture => {
  if (type === 'pointerup') return hide;
  const step = type === 'click' ? pickedPlaces(chart) : null;
  return step === null ? pass : { kind: 'take', step, isTentative: false, element: chart };
};
