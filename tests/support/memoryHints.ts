/** Delivers hints among several logs of one process, as if each were its own tab. */
import type { LogHints } from '#events/log/logStorage.ts';

/** A group of logs. Each call of the function adds one. Hints arrive asynchronously, as in a browser. */
export const memoryHints = (): (() => LogHints) => {
  const listeners = new Map<LogHints, Set<() => void>>();

  const tell = (teller: LogHints): void => {
    for (const [member, hearing] of listeners) {
      for (const onHint of member === teller ? [] : hearing) {
        onHint();
      }
    }
  };

  return () => {
    const member: LogHints = {
      announce: () => {
        queueMicrotask(() => tell(member));
      },
      listen: (onHint) => {
        const hearing = listeners.get(member);
        hearing?.add(onHint);
        return () => hearing?.delete(onHint);
      },
      close: () => {
        listeners.delete(member);
      },
    };
    listeners.set(member, new Set());
    return member;
  };
};
