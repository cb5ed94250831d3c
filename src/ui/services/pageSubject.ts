/** What the open page is about at the moment, such as a client: the first words of the window's title. */

export type PageSubject = {
  read(): string | null;
  /** Gives the function that takes the name back, unless another one has come since. */
  show(name: string): () => void;
  subscribe(listener: () => void): () => void;
};

export const createPageSubject = (): PageSubject => {
  const listeners = new Set<() => void>();
  let shown: { readonly name: string } | null = null;
  const change = (next: typeof shown): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => shown?.name ?? null,
    show: (name) => {
      const own = { name };
      change(own);
      return () => {
        if (shown === own) change(null);
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
