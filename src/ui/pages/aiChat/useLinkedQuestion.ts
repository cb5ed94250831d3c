/** Asks the question of a link to an answer once, at the moment that the link names; a link without one asks nothing. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { longestQuestion } from '#domain/conversations/conversationRules.ts';
import { useAsOf } from '../../services/useAsOf.ts';

export const askedParameter = 'asked';

/** `isReady`: nothing was asked in this conversation yet. */
export const useLinkedQuestion = (isReady: boolean, ask: (question: string) => void): void => {
  const question = (new URLSearchParams(useLocation().search).get(askedParameter) ?? '').slice(
    0,
    longestQuestion,
  );
  const asOf = useAsOf();
  const isLinked = isReady && asOf !== null && question.trim() !== '';
  const send = useEffectEvent(() => ask(question));
  useEffect(() => {
    if (isLinked) send();
  }, [isLinked]);
};
