/** Names the initiator of a call: a lifecycle, a gesture or another cause. */
import type { Frame } from '#world/trace.ts';
import type { Call } from './call.ts';

export const initiatorOf = (
  { request, asked, fromLab }: Call,
  frameAt: (number: number) => Frame | undefined,
): string => {
  if (fromLab) return 'the Lab';
  if (asked.outside) return 'outside the app';
  const cause = request.cause === null ? undefined : frameAt(request.cause);
  if (cause === undefined) return 'the page';
  return cause.actor?.split('/')[0] ?? cause.name;
};
