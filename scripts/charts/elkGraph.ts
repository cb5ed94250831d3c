/** Converts a chart to an ELK graph: boxes and arrows with the sizes of their texts. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { Chart, ChartState, ChartTransition } from '../../src/machines/chart.ts';
import { headHeight, measures } from '../../src/ui/lab/charts/boxMeasures.ts';
import { type BoxLine, boxLines, labelLines } from '../../src/ui/lab/charts/chartText.ts';
import { textWidth } from './textWidth.ts';

const {
  padding,
  titleSize,
  textSize,
  headGap,
  tagPadding,
  tagGap,
  invokeIcon,
  labelPadding,
  labelLine,
  dot,
  ring,
  history,
} = measures;

const layered: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.nodeSelfLoop': '12',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
};

const lineWidth = ({ kind, text, isDelay }: BoxLine): number => {
  if (kind === 'title') return textWidth(text, titleSize, '560');
  if (kind === 'tags') {
    const tags = text.split(' ');
    return tags.reduce(
      (sum, tag) => sum + textWidth(tag, textSize) + 2 * tagPadding,
      (tags.length - 1) * tagGap,
    );
  }
  return textWidth(text, textSize) + (kind === 'invoke' ? invokeIcon : 0) + (isDelay ? ring : 0);
};

const headSize = (state: ChartState, chart: Chart) => {
  const lines = boxLines(state, chart);
  return {
    width: Math.ceil(Math.max(56, ...lines.map(lineWidth)) + 2 * padding),
    height: Math.ceil(headHeight(lines.length)),
  };
};

export const initialId = (state: string): string => `initial:${state}`;

const cycleBreaking = 'elk.layered.cycleBreaking.strategy';

/** `DEPTH_FIRST` begins each level at its initial state; `GREEDY` lets ELK choose, for charts on which the first fails. */
export const loopStrategies = ['DEPTH_FIRST', 'GREEDY'] as const;

type LoopStrategy = (typeof loopStrategies)[number];

const nodeOf = (state: ChartState, chart: Chart, loops: LoopStrategy): ElkNode => {
  if (state.kind === 'history' || state.kind === 'deepHistory')
    return { id: state.id, width: history, height: history };
  const size = headSize(state, chart);
  const children = chart.states.filter(({ parent }) => parent === state.id);
  if (children.length === 0) return { id: state.id, ...size };
  const begin = state.initial === null ? [] : [{ id: initialId(state.id), width: dot, height: dot }];
  return {
    id: state.id,
    children: [...begin, ...children.map((child) => nodeOf(child, chart, loops))],
    layoutOptions: {
      ...layered,
      [cycleBreaking]: loops,
      'elk.padding': `[top=${size.height + headGap},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
  };
};

const labelOf = (transition: ChartTransition) => {
  const lines = labelLines(transition);
  return {
    text: transition.id,
    width:
      Math.ceil(Math.max(...lines.map((line) => textWidth(line, textSize))) + 2 * labelPadding) +
      (transition.trigger.kind === 'delay' ? ring : 0),
    height: lines.length * labelLine + 4,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
};

export const edgeId = (transition: string, target: string): string => `${transition}>${target}`;

const edgesOf = (chart: Chart): ElkExtendedEdge[] => [
  ...chart.states.flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: initialId(id), sources: [initialId(id)], targets: [initial] }],
  ),
  ...chart.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => ({
      id: edgeId(transition.id, target),
      sources: [transition.source],
      targets: [target],
      labels: index === 0 ? [labelOf(transition)] : [],
    })),
  ),
];

export const elkGraph = (chart: Chart, loops: LoopStrategy): ElkNode => {
  const [machine] = chart.states;
  if (machine === undefined) throw new Error(`the chart ${chart.id} has no states`);
  return {
    id: 'map',
    children: [nodeOf(machine, chart, loops)],
    edges: edgesOf(chart),
    layoutOptions: {
      ...layered,
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      [cycleBreaking]: loops,
    },
  };
};
