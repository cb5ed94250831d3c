/** Converts a chart to a configuration for XState's createMachine and Stately's editor, with names instead of functions. */
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';

type Config = Readonly<Record<string, unknown>>;

const withoutEmpty = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).filter(([, value]) => {
      if (value === undefined || value === null || value === '' || value === false) return false;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    }),
  );

const oneOrMore = <Thing>(things: readonly Thing[]): Thing | readonly Thing[] | undefined =>
  things.length === 1 ? things[0] : things.length === 0 ? undefined : things;

const transitionConfig = ({ targets, guard, actions, reenter }: ChartTransition): Config =>
  withoutEmpty({ target: oneOrMore(targets.map((id) => `#${id}`)), guard, actions, reenter });

const group = (
  transitions: readonly ChartTransition[],
  keyOf: (transition: ChartTransition) => string | null,
): Config => {
  const groups = Map.groupBy(transitions, keyOf);
  return Object.fromEntries(
    [...groups].flatMap(([key, list]) =>
      key === null ? [] : [[key, oneOrMore(list.map(transitionConfig))]],
    ),
  );
};

const endingOf = (transitions: readonly ChartTransition[], kind: 'done' | 'error', of: string) =>
  group(transitions, ({ trigger }) => (trigger.kind === kind && trigger.of === of ? 'it' : null)).it;

const historyConfig = ({ kind }: ChartState, own: readonly ChartTransition[]): Config =>
  withoutEmpty({
    type: 'history',
    history: kind === 'deepHistory' ? 'deep' : 'shallow',
    target: oneOrMore(own.flatMap(({ targets }) => targets).map((id) => `#${id}`)),
  });

const typeOf = ({ kind }: ChartState): string | undefined =>
  kind === 'parallel' || kind === 'final' ? kind : undefined;

const stateConfig = (chart: Chart, state: ChartState): Config => {
  const own = chart.transitions.filter(({ source }) => source === state.id);
  if (state.kind === 'history' || state.kind === 'deepHistory') return historyConfig(state, own);
  const children = chart.states.filter(({ parent }) => parent === state.id);
  return withoutEmpty({
    description: state.description,
    type: typeOf(state),
    initial: state.initial?.slice(state.id.length + 1),
    tags: state.tags,
    entry: state.entry,
    exit: state.exit,
    invoke: state.invokes.map(({ id, src }) =>
      withoutEmpty({ id, src, onDone: endingOf(own, 'done', id), onError: endingOf(own, 'error', id) }),
    ),
    on: group(own, ({ trigger }) => (trigger.kind === 'event' ? trigger.event : null)),
    after: group(own, ({ trigger }) =>
      trigger.kind === 'delay' ? String(trigger.milliseconds ?? trigger.name) : null,
    ),
    always: group(own, ({ trigger }) => (trigger.kind === 'always' ? 'it' : null)).it,
    onDone: endingOf(own, 'done', state.id),
    states: Object.fromEntries(children.map((child) => [child.key, stateConfig(chart, child)])),
  });
};

export const toConfig = (chart: Chart): Config => {
  const [machine] = chart.states;
  return machine === undefined ? { id: chart.id } : { id: chart.id, ...stateConfig(chart, machine) };
};
