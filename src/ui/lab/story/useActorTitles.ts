/** What the machines are called for people, by the names of their actors. */
import { useLazyModule } from '../../services/useLazyModule.ts';

/** Where it does not come, the machine's own name stands in the row all the same. */
const titles = {
  fault: 'The titles of the state charts did not load',
  load: async () => {
    const { catalogue } = await import('#machines/catalogue.ts');
    return new Map(catalogue.map(({ id, title }) => [id, title]));
  },
};

/** The words come with the catalogue, a moment after the panel; null for an actor that it does not have. */
export const useActorTitles = (): ((actor: string | null | undefined) => string | null) => {
  const known = useLazyModule(true, titles);
  return (actor) => known?.get(actor?.split('/', 1)[0] ?? '') ?? null;
};
