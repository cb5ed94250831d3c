/** Compares freshly folded answers with those on screen. */
import { macrotask } from '#world/settle.ts';
import { canonicalJson } from '../log/canonicalJson.ts';
import type { ProjectionName } from './answers.ts';
import type { Snapshot } from './snapshot.ts';

/** Key order is ignored: it may depend on how an answer was computed. */
const isSame = (one: string, other: string): boolean =>
  one === other || canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other));

export const differingAnswers = async (
  shown: Snapshot['answers'],
  folded: Snapshot['answers'],
): Promise<readonly ProjectionName[]> => {
  const differing: ProjectionName[] = [];
  for (const name of Object.keys(folded) as ProjectionName[]) {
    if (!isSame(shown[name], folded[name])) differing.push(name);
    await macrotask();
  }
  return differing;
};
