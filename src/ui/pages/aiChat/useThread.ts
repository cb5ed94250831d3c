/** Which conversation the address names; a new one gets its address with its first answer, and is not opened anew for that. */
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staysInPlace } from '../../services/staysInPlace.ts';

export const conversationParameter = 'conversation';

/** The new conversation on the page. */
type Own = {
  /** By which id it is kept; null before its first answer. */
  readonly started: string | null;
  /** Whether the address has that id by now. */
  readonly isNamed: boolean;
  /** How many there were before it. */
  readonly count: number;
};

export type Thread = {
  /** Another one is another conversation on the page. */
  readonly key: string;
  /** Of the address; null for a new one. */
  readonly current: string | null;
  /** What is to be opened; null where the page has all of it. */
  readonly opened: string | null;
  readonly onStart: (conversationId: string) => void;
};

const before: Own = { started: null, isNamed: false, count: 0 };

/** What becomes of the new conversation with an address; the same one where nothing does. */
const ownAt = (own: Own, current: string | null): Own => {
  const { started, isNamed, count } = own;
  if (started === null) return own;
  if (started === current) return isNamed ? own : { ...own, isNamed: true };
  return isNamed ? { ...before, count: count + 1 } : own;
};

export const useThread = (): Thread => {
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState(before);
  const current = params.get(conversationParameter);
  const now = ownAt(own, current);
  if (now !== own) setOwn(now);
  const isOwn = current === null || current === now.started;
  const onStart = useCallback(
    (conversationId: string) => {
      setOwn(({ count }) => ({ started: conversationId, isNamed: false, count }));
      setParams(
        (address) => {
          const next = new URLSearchParams(address);
          next.delete('question');
          next.set(conversationParameter, conversationId);
          return next;
        },
        { replace: true, state: staysInPlace, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { key: isOwn ? `new-${now.count}` : current, current, opened: isOwn ? null : current, onStart };
};
