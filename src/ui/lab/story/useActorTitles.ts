/** Provides readable titles of actors. */
import { useLazyModule } from '../../services/useLazyModule.ts';

/** If the catalogue fails to load, rows show the machine's own name. */
const titles = {
  fault: 'The titles of the state charts did not load',
  load: async () => {
    const { catalogue } = await import('#machines/catalogue.ts');
    return new Map(catalogue.map(({ id, title }) => [id, title]));
  },
};

/** Titles load with the catalogue shortly after the panel; null for an unknown actor. */
export const useActorTitles = (): ((actor: string | null | undefined) => string | null) => {
  const known = useLazyModule(true, titles);
  return (actor) => known?.get(actor?.split('/', 1)[0] ?? '') ?? null;
};
