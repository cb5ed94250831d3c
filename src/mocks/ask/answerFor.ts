/** Computes and serializes the answer to a question of the caller. */
import { answerQuestion } from '#domain/ask/answerQuestion.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import { figureFacts } from './figureFacts.ts';
import { type Asked, workspaceFacts } from './workspaceFacts.ts';

export const answerFor = async (
  context: Asked,
  question: string,
  before: readonly string[] = [],
): Promise<AskReply> => {
  const facts = await workspaceFacts(context);
  const { answer, working, sources, refused, figures, links, action, follow_ups } = await answerQuestion(
    question,
    facts,
    {
      ...figureFacts(context, facts),
      before,
    },
  );
  return {
    answer,
    working: [...working],
    sources: [...sources],
    refused,
    ...(figures && { figures }),
    ...(links && { links: [...links] }),
    ...(action && { action }),
    ...(follow_ups && { follow_ups: [...follow_ups] }),
  };
};
