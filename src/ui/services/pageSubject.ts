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
  let shown: readonly { readonly name: string }[] = [];
  const change = (next: typeof shown): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => shown.at(-1)?.name ?? null,
    show: (name) => {
      const own = { name };
      change([...shown, own]);
      return () => {
        if (shown.includes(own)) change(shown.filter((one) => one !== own));
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
