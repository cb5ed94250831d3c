/** Reads another version of a chart from an exported file, and finds its changes against the chart at work. */
import { parseBounded } from '#domain/boundedJson.ts';
import type { Chart, ChartTransition } from '#machines/chart.ts';
import { chartOfConfig } from '#machines/chartOf.ts';
import { type PartChange, partChanges } from './chartDiff.ts';
import { triggerText } from './chartText.ts';
import { toConfig } from './exports/toConfig.ts';

/** In characters. */
export const versionBounds = { longest: 1_000_000, deepest: 100 } as const;

/** Guards of a module are calls, `and(["isPaid", not("isOld")])`; as a name that is `and(isPaid, not(isOld))`. */
const guardAsName = (_: string, call: string): string => `"guard": "${call.replace(/["[\]]/g, '')}"`;

/** The configuration in an exported module, which is read and never run. */
const configIn = (text: string): string => {
  const [, config] = /createMachine\((\{[\s\S]*\})\);?\s*$/.exec(text) ?? [];
  return config?.replace(/"guard": ((?:and|or|not)\(.*\))(?=,?$)/gm, guardAsName) ?? text;
};

/** Null if the text is neither a configuration for XState as JSON nor a module that was exported here. */
export const readVersion = (text: string): Chart | null => {
  const parsed = parseBounded(configIn(text), versionBounds);
  const config = Object(parsed.ok ? parsed.value : null) as { id?: unknown; states?: unknown };
  if (typeof config.id !== 'string' || (config.states !== undefined && typeof config.states !== 'object'))
    return null;
  try {
    return chartOfConfig(config);
  } catch {
    return null;
  }
};

/** An export replaces the names of fixed delays by their lengths, so both sides are compared as exported. */
const asExported = (chart: Chart): Chart => chartOfConfig(toConfig(chart));

/** The place of a transition, whatever the name of its delay. */
const placeOf = ({ source, trigger, id }: ChartTransition): string =>
  `${source}|${triggerText(trigger, source)}|${id.slice(id.lastIndexOf('|') + 1)}`;

/** Null for `after`: the chart at work. The ids of the changes are those of the chart at work. */
export const versionChanges = (atWork: Chart, before: Chart, after: Chart | null): readonly PartChange[] => {
  const own = asExported(atWork);
  const ids = new Map(atWork.transitions.map((way) => [placeOf(way), way.id]));
  const known = new Map(own.transitions.map((way) => [way.id, ids.get(placeOf(way)) ?? way.id]));
  return partChanges(before, after ?? own).map((change) => ({
    ...change,
    id: known.get(change.id) ?? change.id,
  }));
};
