/** A remark that only who wrote it may read: what others are told of its events. */

type Facts = Readonly<Partial<Record<string, unknown>>>;

/** Whether what was written is kept from somebody. Events before there were such remarks say nothing of it: all the agency reads them. */
export const isHiddenFrom = (data: object, accountId: string): boolean => {
  const { annotationId, personal, by } = data as Facts;
  return annotationId !== undefined && personal === true && by !== accountId;
};

/** That there was one, and by whom, is part of the history; its words are not. */
export const withoutWords = <Data extends object>(data: Data): Data => {
  const { text: _text, changes: _changes, ...told } = data as Data & Facts;
  return told as Data;
};
