/** Hides the text of personal annotations and questions from everyone but the author. */

type Facts = Readonly<Partial<Record<string, unknown>>>;

/**
 * True when the text is hidden from the account. Events older than personal annotations are visible to the
 * whole agency. Questions to Ask AI are always personal.
 */
export const isHiddenFrom = (data: object, accountId: string): boolean => {
  const { annotationId, conversationId, personal, by, accountId: asker } = data as Facts;
  if (conversationId !== undefined) return asker !== accountId;
  return annotationId !== undefined && personal === true && by !== accountId;
};

/** The event and its author stay in the history; only the text is removed. */
export const withoutWords = <Data extends object>(data: Data): Data => {
  const {
    text: _text,
    changes: _changes,
    title: _title,
    formerTitle: _formerTitle,
    question: _question,
    reply: _reply,
    reason: _reason,
    formerReason: _formerReason,
    ...told
  } = data as Data & Facts;
  return told as Data;
};
