/** Renders the link to one answer, and asks the question of such a link once, at the moment that it names. */
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { longestQuestion } from '#domain/conversations/conversationRules.ts';
import { asOfParameter } from '#domain/pastView.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { useAsOf } from '../../services/useAsOf.ts';

const askedParameter = 'asked';

/** The moment fixes the log position, and what “today” and “last month” meant. */
export const AnswerLink = ({ question, at }: { question: string; at: string }) => {
  const address = useHref(
    `/ai-chat?${new URLSearchParams({ [askedParameter]: question, [asOfParameter]: at })}`,
  );
  return (
    <CopyButton
      text={new URL(address, location.href).href}
      name={`answer to ${question}`}
      label="Copy link"
    />
  );
};

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
