/** Holds answers that were folded anew against those that are shown. */
import { macrotask } from '#world/settle.ts';
import { canonicalJson } from '../log/canonicalJson.ts';
import type { ProjectionName } from './answers.ts';
import type { Snapshot } from './snapshot.ts';

/** The order of keys says nothing: it may depend on the way by which an answer came about. */
const isSame = (one: string, other: string): boolean =>
  one === other || canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other));

/** Names of the answers that differ. */
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
