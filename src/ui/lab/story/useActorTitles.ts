/** What the machines are called for people, by the names of their actors. */
import { useEffect, useState } from 'react';

type Titles = ReadonlyMap<string, string>;

const none: Titles = new Map();

/** The words come with the catalogue, a moment after the panel; null for an actor that it does not have. */
export const useActorTitles = (): ((actor: string | null | undefined) => string | null) => {
  const [titles, setTitles] = useState(none);
  useEffect(() => {
    let current = true;
    import('#machines/catalogue.ts').then(
      ({ catalogue }) => current && setTitles(new Map(catalogue.map(({ id, title }) => [id, title]))),
      // The machine's own name stands in the row all the same.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return (actor) => titles.get(actor?.split('/', 1)[0] ?? '') ?? null;
};
