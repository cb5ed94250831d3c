/** Truncates the reply in a response's frame to save space. */
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';

const longestBeginning = 600;

export const withCutReply = (frame: Frame): Frame => {
  if (frame.kind !== 'response') return frame;
  const { reply, ...detail } = frame.detail as ResponseDetail;
  const text = JSON.stringify(reply) ?? '';
  if (text.length <= longestBeginning) return frame;
  const cut = { beginning: text.slice(0, longestBeginning), letters: text.length };
  return { ...frame, detail: { ...detail, cut } };
};
