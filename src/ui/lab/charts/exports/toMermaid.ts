/** Converts a chart to a Mermaid stateDiagram-v2, with a list of lost information. */
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';
import { boxLines, transitionText } from '../chartText.ts';

export type MermaidText = {
  readonly text: string;
  /** Sentences about omitted or altered parts; the text contains them as comments. */
  readonly lost: readonly string[];
};

type Drawing = {
  readonly chart: Chart;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly lost: string[];
};

const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');

const escaped = (text: string): string =>
  text.replaceAll('#', '#35;').replaceAll(';', '#59;').replaceAll(':', '#58;').replaceAll('"', '#quot;');

const ancestors = ({ states }: Drawing, id: string): readonly string[] => {
  const parent = states.get(id)?.parent ?? null;
  return parent === null ? [id] : [...ancestors({ states } as Drawing, parent), id];
};

const shortName = (id: string): string => id.slice(id.indexOf('.') + 1);

type Arrow = { readonly inside: string; readonly from: string; readonly to: string; readonly text: string };

/** Mermaid only connects siblings, so other arrows connect the ancestors that are siblings. */
const arrowOf = (drawing: Drawing, transition: ChartTransition, target: string): Arrow | null => {
  const { source } = transition;
  const text = transitionText(transition);
  const [from, to] = [ancestors(drawing, source), ancestors(drawing, target)];
  if (source === target) {
    const inside = from.at(-2) ?? source;
    return { inside, from: source, to: target, text };
  }
  let shared = 0;
  while (from[shared] !== undefined && from[shared] === to[shared]) shared += 1;
  const [drawnFrom, drawnTo, inside] = [from[shared], to[shared], from[shared - 1]];
  const said = `${text}, from ${shortName(source)} to ${shortName(target)}`;
  if (drawnFrom === undefined || drawnTo === undefined || inside === undefined) {
    drawing.lost.push(`Left out, as one of the two lies in the other: ${said}.`);
    return null;
  }
  if (drawing.states.get(inside)?.kind === 'parallel') {
    drawing.lost.push(`Left out, as it goes from one region to another: ${said}.`);
    return null;
  }
  if (drawnFrom !== source || drawnTo !== target) {
    drawing.lost.push(`Drawn from ${shortName(drawnFrom)} to ${shortName(drawnTo)}: ${said}.`);
  }
  return { inside, from: drawnFrom, to: drawnTo, text };
};

const arrowsOf = (drawing: Drawing): readonly Arrow[] =>
  drawing.chart.transitions.flatMap((transition) => {
    if (transition.reenter) drawing.lost.push(`That it is entered anew: ${transitionText(transition)}.`);
    return transition.targets.flatMap((target) => arrowOf(drawing, transition, target) ?? []);
  });

/** Lines in a leaf's box; Mermaid allows none in a container. */
const linesOf = (drawing: Drawing, state: ChartState): readonly string[] =>
  boxLines(state, drawing.chart)
    .slice(1)
    .map(({ kind, text }) =>
      kind === 'tags' ? `tags ${text}` : kind === 'invoke' ? `invoke ${text}` : text,
    );

const leaf = (drawing: Drawing, state: ChartState): readonly string[] => {
  if (state.kind === 'history' || state.kind === 'deepHistory') {
    drawing.lost.push(`That ${shortName(state.id)} is a history state: it is drawn as any other.`);
  }
  const name = nameOf(state.id);
  return [
    `state "${escaped(state.key)}" as ${name}`,
    ...linesOf(drawing, state).map((line) => `${name} : ${escaped(line)}`),
    ...(state.kind === 'final' ? [`${name} --> [*]`] : []),
  ];
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const content = (drawing: Drawing, state: ChartState, arrows: readonly Arrow[]): readonly string[] => {
  const children = drawing.chart.states.filter(({ parent }) => parent === state.id);
  const parts = children.map((child) => stateLines(drawing, child, arrows));
  const isParallel = state.kind === 'parallel';
  return [
    ...(state.initial === null ? [] : [`[*] --> ${nameOf(state.initial)}`]),
    ...parts.flatMap((lines, index) => (isParallel && index > 0 ? ['--', ...lines] : lines)),
    ...arrows
      .filter(({ inside }) => inside === state.id)
      .map(({ from, to, text }) => `${nameOf(from)} --> ${nameOf(to)} : ${escaped(text)}`),
  ];
};

const stateLines = (drawing: Drawing, state: ChartState, arrows: readonly Arrow[]): readonly string[] => {
  if (!drawing.chart.states.some(({ parent }) => parent === state.id)) return leaf(drawing, state);
  for (const line of linesOf(drawing, state)) drawing.lost.push(`In ${shortName(state.id)}: ${line}.`);
  return [
    `state "${escaped(state.key)}" as ${nameOf(state.id)} {`,
    ...indented(content(drawing, state, arrows)),
    '}',
  ];
};

/** Descriptions are omitted because of their length. */
export const toMermaid = (chart: Chart): MermaidText => {
  const [machine] = chart.states;
  const lost: string[] = [];
  const drawing = { chart, states: new Map(chart.states.map((state) => [state.id, state])), lost };
  if (machine === undefined) return { text: 'stateDiagram-v2\n', lost };
  const isContainer = chart.states.length > 1;
  // Regions need an enclosing state, and a machine of one state has only itself to draw.
  const isDrawn = machine.kind === 'parallel' || !isContainer;
  if (!isDrawn) for (const line of linesOf(drawing, machine)) lost.push(`In ${machine.id} itself: ${line}.`);
  const arrows = arrowsOf(drawing);
  const lines = isDrawn ? stateLines(drawing, machine, arrows) : content(drawing, machine, arrows);
  const comments = lost.map((line) => `%% ${line.replaceAll(/[{}]/g, '')}`);
  return { text: ['stateDiagram-v2', ...indented(lines), ...comments, ''].join('\n'), lost };
};
