/** Formats the texts of a chart's states and arrows, for the build to measure and for the map and cards to show. */
import type { Chart, ChartState, ChartTransition, ChartTrigger } from '#machines/chart.ts';

export type BoxLine = {
  readonly kind: 'title' | 'tags' | 'invoke' | 'entry' | 'exit' | 'inside';
  readonly text: string;
  readonly transition?: string;
  readonly isDelay?: boolean;
};

/** `250 ms`, `2 s`, `1.5 min`. */
export const durationText = (milliseconds: number): string => {
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  const seconds = milliseconds / 1_000;
  return seconds < 60 ? `${Number(seconds.toFixed(2))} s` : `${Number((seconds / 60).toFixed(2))} min`;
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const triggerText = (trigger: ChartTrigger, source: string): string => {
  switch (trigger.kind) {
    case 'event':
      return trigger.event;
    case 'delay':
      return `after ${trigger.milliseconds === null ? trigger.name : durationText(trigger.milliseconds)}`;
    case 'always':
      return 'always';
    default:
      return trigger.of === source ? trigger.kind : `${trigger.kind} ${lastName(trigger.of)}`;
  }
};

/** The lines on an arrow: trigger, guard, actions. */
export const labelLines = ({ trigger, source, guard, actions }: ChartTransition): readonly string[] => [
  triggerText(trigger, source),
  ...(guard === null ? [] : [`[${guard}]`]),
  ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
];

/** A transition in one line: `form.submit [isComplete] / takeOrder`. */
export const transitionText = (transition: ChartTransition): string => labelLines(transition).join(' ');

/** A transition without targets and actions accepts its event and changes nothing. */
const insideText = (transition: ChartTransition): string =>
  transition.actions.length === 0 ? `${transitionText(transition)} / nothing` : transitionText(transition);

export const boxLines = (state: ChartState, chart: Chart): readonly BoxLine[] => [
  { kind: 'title', text: state.key },
  ...(state.tags.length === 0 ? [] : [{ kind: 'tags', text: state.tags.join(' ') } as const]),
  ...state.invokes.map(
    ({ id, src }) => ({ kind: 'invoke', text: id === src ? id : `${id}: ${src}` }) as const,
  ),
  ...(state.entry.length === 0
    ? []
    : [{ kind: 'entry', text: `entry / ${state.entry.join(', ')}` } as const]),
  ...(state.exit.length === 0 ? [] : [{ kind: 'exit', text: `exit / ${state.exit.join(', ')}` } as const]),
  ...chart.transitions
    .filter(({ source, targets }) => source === state.id && targets.length === 0)
    .map(
      (transition) =>
        ({
          kind: 'inside',
          text: insideText(transition),
          transition: transition.id,
          isDelay: transition.trigger.kind === 'delay',
        }) as const,
    ),
];
