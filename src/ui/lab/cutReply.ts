/** Cuts the reply in a response's frame to its beginning, where there is no room for all of it. */
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';

/** Letters of a reply that are kept: enough to see what it was. */
const longestBeginning = 600;

/** The same frame where there is nothing to cut. */
export const withCutReply = (frame: Frame): Frame => {
  if (frame.kind !== 'response') return frame;
  const { reply, ...detail } = frame.detail as ResponseDetail;
  const text = JSON.stringify(reply) ?? '';
  if (text.length <= longestBeginning) return frame;
  const cut = { beginning: text.slice(0, longestBeginning), letters: text.length };
  return { ...frame, detail: { ...detail, cut } };
};
