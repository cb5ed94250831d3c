/** Holds the subject of the open page, such as a client, for the start of the window's title. */

export type PageSubject = {
  read(): string | null;
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
