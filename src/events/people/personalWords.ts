/** What a person wrote for themselves alone, a remark or a question: what others are told of its events. */

type Facts = Readonly<Partial<Record<string, unknown>>>;

/**
 * Whether what was written is kept from somebody. Events before there were personal remarks say nothing of it: all the agency reads
 * them. What is asked of Ask AI is always personal.
 */
export const isHiddenFrom = (data: object, accountId: string): boolean => {
  const { annotationId, conversationId, personal, by, accountId: asker } = data as Facts;
  if (conversationId !== undefined) return asker !== accountId;
  return annotationId !== undefined && personal === true && by !== accountId;
};

/** That there was one, and by whom, is part of the history; its words are not. */
export const withoutWords = <Data extends object>(data: Data): Data => {
  const {
    text: _text,
    changes: _changes,
    title: _title,
    formerTitle: _formerTitle,
    question: _question,
    reply: _reply,
    ...told
  } = data as Data & Facts;
  return told as Data;
};
