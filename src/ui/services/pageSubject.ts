/** What the open page is about at the moment, such as a client: the first words of the window's title. */

export type PageSubject = {
  /** The one that was shown last of those that still are; null for none. */
  read(): string | null;
  /** Gives the function that takes the name back: what was shown before it holds again. */
  show(name: string): () => void;
  subscribe(listener: () => void): () => void;
};

export const createPageSubject = (): PageSubject => {
  const listeners = new Set<() => void>();
  const shown = new Set<{ readonly name: string }>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => [...shown].at(-1)?.name ?? null,
    show: (name) => {
      const own = { name };
      shown.add(own);
      tell();
      return () => {
        if (shown.delete(own)) tell();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
