/** Tracks the conversation in the address; a new one gets its address with its first answer without being reopened. */
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staysInPlace } from '../../services/staysInPlace.ts';
import { afterParameter } from './ThreadLimits.tsx';

export const conversationParameter = 'conversation';

type Own = {
  readonly started: string | null;
  readonly isNamed: boolean;
  readonly count: number;
};

export type Thread = {
  /** A new key remounts the conversation. */
  readonly key: string;
  readonly current: string | null;
  /** Id to load; null if the page already has the whole conversation. */
  readonly opened: string | null;
  readonly onStart: (conversationId: string) => void;
};

const before: Own = { started: null, isNamed: false, count: 0 };

/** Updates the new conversation when the address changes; returns the same object if nothing changes. */
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
          next.delete(afterParameter);
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
