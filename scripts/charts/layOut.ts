/** Has ELK lay a chart out, and reads the result. */
import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs';
import type { Chart } from '../../src/machines/chart.ts';
import type {
  Box,
  ChartLayout,
  EdgeLayout,
  InitialLayout,
  Route,
} from '../../src/ui/lab/charts/chartLayout.ts';
import { edgeId, elkGraph, initialId, loopStrategies } from './elkGraph.ts';

// The package's types declare a module, but the import is its constructor.
const Elk = ElkConstructor as unknown as new () => { layout(graph: ElkNode): Promise<ElkNode> };

const whole = (value: number | undefined): number => Math.round(value ?? 0);

const boxOf = ({ x, y, width, height }: Pick<ElkNode, 'x' | 'y' | 'width' | 'height'>): Box => [
  whole(x),
  whole(y),
  whole(width),
  whole(height),
];

const nodesBelow = (node: ElkNode): readonly ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)]);

const routeOf = ({ id, sections }: ElkExtendedEdge): Route => {
  if (sections === undefined || sections.length === 0) throw new Error(`the arrow ${id} was not routed`);
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .flatMap(({ x, y }) => [whole(x), whole(y)]);
};

const found = <Found>(map: ReadonlyMap<string, Found>, id: string): Found => {
  const one = map.get(id);
  if (one === undefined) throw new Error(`the layout lacks ${id}`);
  return one;
};

const laidOut = async (chart: Chart): Promise<ElkNode> => {
  const failures: unknown[] = [];
  for (const loops of loopStrategies) {
    try {
      return await new Elk().layout(elkGraph(chart, loops));
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `The chart of ${chart.id} could not be laid out`);
};

/** Deterministic. A chart that ELK cannot lay out is an error with the chart's name. */
export const layOut = async (chart: Chart): Promise<ChartLayout> => {
  const map = await laidOut(chart);
  const nodes = new Map(nodesBelow(map).map((node) => [node.id, node]));
  const edges = new Map((map.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    size: [Math.ceil(map.width ?? 0), Math.ceil(map.height ?? 0)],
    boxes: chart.states.map(({ id }) => boxOf(found(nodes, id))),
    edges: chart.transitions.flatMap(({ id, targets }) =>
      targets.map((target): EdgeLayout => {
        const edge = found(edges, edgeId(id, target));
        const [label] = edge.labels ?? [];
        return [routeOf(edge), label === undefined ? null : boxOf(label)];
      }),
    ),
    initials: chart.states
      .filter(({ initial }) => initial !== null)
      .map(({ id }): InitialLayout => {
        const [x, y, width, height] = boxOf(found(nodes, initialId(id)));
        return [x + width / 2, y + height / 2, routeOf(found(edges, initialId(id)))];
      }),
  };
};
