/** Announces the latest answer to screen readers once, without its charts, tables and buttons. */
import type { Turn } from '#machines/ask/turn.ts';

const sentenceOf = ({ reply, problem, isStopped }: Turn): string =>
  reply?.answer.split('\n')[0] ?? problem?.message ?? (isStopped ? 'Stopped before the answer came.' : '');

export const AnswerStatus = ({ latest }: { readonly latest: Turn | undefined }) => (
  <p role="status" className="visually-hidden">
    {latest && sentenceOf(latest)}
  </p>
);
