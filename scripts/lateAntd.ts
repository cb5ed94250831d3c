/** Finds our modules that import late antd components, to keep them apart from the start files. */
import { readFileSync } from 'node:fs';
import type { ModuleGraph } from './isReachableFrom.ts';
import { antdSheets } from './styles/antdSamples.ts';

const [, , lateSheet] = antdSheets;
const lateAntd = new Set([...(lateSheet?.components ?? []), 'Form', 'TimePicker']);

const antdNames = /import \{([^}]*)\} from 'antd';/g;

const namesLateAntd = (id: string): boolean => {
  if (!/src[\\/].*\.tsx?$/.test(id)) return false;
  const names = [...readFileSync(id, 'utf8').matchAll(antdNames)].flatMap(([, list = '']) => list.split(','));
  return names.some((name) => lateAntd.has(name.trim().split(' ')[0] ?? ''));
};

const needsLate = new Map<string, boolean>();

export const needsLateAntd = (id: string, graph: ModuleGraph): boolean => {
  const known = needsLate.get(id);
  if (known !== undefined) return known;
  needsLate.set(id, false);
  const own = (graph.getModuleInfo(id)?.importedIds ?? []).filter((one) => !one.includes('node_modules'));
  const needs = namesLateAntd(id) || own.some((one) => needsLateAntd(one, graph));
  needsLate.set(id, needs);
  return needs;
};
