/** Makes changes whose details carry the text of their own notice. */
import { type Make, textIn } from './make.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';

export type NoticeTexts = {
  readonly made: string;
  readonly takenBack: string;
};

export const wordsIn = ({ details }: Pick<ReversibleChange, 'details'>): NoticeTexts => ({
  made: textIn(details, 'made'),
  takenBack: textIn(details, 'takenBack'),
});

/** A change that a form has already saved; without a position it cannot be undone. `also`: positions undone with it. */
export const changeWithNotice = (
  words: NoticeTexts,
  position: number | null,
  also: readonly number[] = [],
): ReversibleChange => ({
  kind: 'told',
  id: String(position ?? 0),
  name: words.made,
  etag: '',
  details: { ...words, position: position ?? 0, ...(also.length > 0 ? { also: also.join(',') } : {}) },
});

/** Makes no call, because the form has already saved the change. */
export const makeNotice: Make = async (_api, { details }, options) => {
  const position = Number(details?.position ?? 0);
  if (position > 0) options.onAppended(position);
};
