/** Decides feedback on a run: opening, acceptance, change requests, ratings and comments. */

import { afterStep, hasReachedClient, type RunStep } from '#domain/reports/lifecycle.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { About } from './decideRun.ts';
import type { Report } from './report.ts';
import type {
  AnswerCommand,
  CommentRun,
  RateRun,
  RemoveComment,
  RequestChanges,
  SaidCommand,
} from './reportCommands.ts';
import type { ReportEvent } from './reportEvents.ts';
import type { ReportRun } from './run.ts';

type Decided = Decision<ReportEvent>;
type OfRun = About & { readonly runId: string };

export const longestComment = 2_000;

const isWritten = (text: string): boolean => tidyText(text) !== '' && text.length <= longestComment;

const comment = (command: CommentRun, run: ReportRun, data: OfRun): Decided => {
  const { commentId, sectionId, text, fromClient, internal } = command;
  const isPlaced = sectionId === null || run.sectionIds.includes(sectionId);
  if (!isWritten(text) || !isPlaced || (fromClient && internal)) return reject('invalid');
  if (run.comments.some(({ id }) => id === commentId)) return reject('versionConflict');
  const said = { commentId, sectionId, text: tidyText(text), fromClient, internal };
  return accept({ type: 'ReportCommented', data: { ...data, ...said } });
};

const removal = ({ type, commentId, by }: RemoveComment, run: ReportRun, data: OfRun): Decided => {
  const known = run.comments.find(({ id }) => id === commentId);
  if (!known || known.by !== by) return reject('notFound');
  const isRemoving = type === 'RemoveComment';
  if (known.removed === isRemoving) return accept();
  return accept({
    type: isRemoving ? 'ReportCommentRemoved' : 'ReportCommentRestored',
    data: { ...data, commentId, internal: known.internal },
  });
};

const stepOf = {
  OpenRun: 'open',
  AcceptRun: 'accept',
  RequestChanges: 'requestChanges',
  WithdrawAnswer: 'withdrawAnswer',
} as const satisfies Record<string, RunStep>;

const isStars = (stars: number | null): boolean =>
  stars === null || (Number.isInteger(stars) && stars >= 1 && stars <= 5);

const rate = (command: RateRun, run: ReportRun, data: OfRun): Decided => {
  const { stars } = command;
  if (!isStars(stars)) return reject('invalid');
  return stars === run.rating ? accept() : accept({ type: 'ReportRated', data: { ...data, stars } });
};

const answer = (command: AnswerCommand | RequestChanges, run: ReportRun, data: OfRun): Decided => {
  if (command.type === 'OpenRun' && run.openedAt !== null) return accept();
  if (command.type === 'RequestChanges' && !isWritten(command.text)) return reject('invalid');
  if (afterStep(run.state, stepOf[command.type]) === null) return reject('reportStep');
  switch (command.type) {
    case 'OpenRun':
      return accept({ type: 'ReportOpened', data });
    case 'AcceptRun':
      return accept({ type: 'ReportAccepted', data });
    case 'WithdrawAnswer':
      return accept({ type: 'ReportAnswerWithdrawn', data });
    case 'RequestChanges':
      return accept({ type: 'ReportChangesRequested', data: { ...data, text: tidyText(command.text) } });
  }
};

export const decideFeedback = (command: SaidCommand, report: Report, about: About): Decided => {
  const run = report.runs.find(({ id }) => id === command.runId);
  if (!run) return reject('notFound');
  const data = { ...about, runId: run.id };
  switch (command.type) {
    case 'CommentRun':
      return comment(command, run, data);
    case 'RemoveComment':
    case 'RestoreComment':
      return removal(command, run, data);
    case 'RateRun':
      return hasReachedClient(run.state) ? rate(command, run, data) : reject('reportStep');
    default:
      return answer(command, run, data);
  }
};
