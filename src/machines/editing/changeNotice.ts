/** Changes that tell themselves: what the notice says of them stands in their details. */
import { type Make, textIn } from './make.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';

export type NoticeTexts = {
  /** `Paused Brand search.` */
  readonly made: string;
  /** `Brand search runs again.` */
  readonly takenBack: string;
};

export const wordsIn = ({ details }: Pick<ReversibleChange, 'details'>): NoticeTexts => ({
  made: textIn(details, 'made'),
  takenBack: textIn(details, 'takenBack'),
});

/** What a form has saved already; without a position there is no way back. `also`: what goes back with it. */
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

/** Makes nothing: it was made. */
export const makeNotice: Make = async (_api, { details }, told) => {
  const position = Number(details?.position ?? 0);
  if (position > 0) told.onAppended(position);
};
