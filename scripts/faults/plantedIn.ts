/** Plants a fault in the text of its file. */
import type { PlantedFault } from './plantedFault.ts';

/** Null unless the text to replace occurs exactly once. */
export const plantedIn = (
  source: string,
  { find, plant }: Pick<PlantedFault, 'find' | 'plant'>,
): string | null => {
  const [before, after, ...more] = source.split(find);
  return before === undefined || after === undefined || more.length > 0 ? null : before + plant + after;
};
