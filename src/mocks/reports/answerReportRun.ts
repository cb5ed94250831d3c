/** Handles PATCH /api/report-runs/:id and POST .../answers: edits a run's text before sending, and records feedback. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { ReportAnswer } from '#domain/contract/reportRunSchemas.ts';
import { longestText } from '#domain/reports/reportRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { Answers } from '#events/projections/answers.ts';
import { longestComment } from '#events/reports/decideFeedback.ts';
import type { Report } from '#events/reports/report.ts';
import type { SaidCommand } from '#events/reports/reportCommands.ts';
import { type ReportState, reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { refusedFeature } from '../subscription/planOf.ts';
import { findRun, runItem } from './runItem.ts';

const handle = handleCommand(reportStream, reportDecider);

type Asking = Pick<Context<'answerReportRun'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Asking, answers: Answers) => {
  const { report, run } = findRun({ answers, caller }, params.id);
  const { workspaceId, accountId: by } = caller;
  const replyTo = (after: Report | null): CommandReply => {
    const changed = after?.runs.find(({ id }) => id === run.id);
    if (!after || !changed) return notThere();
    const item = runItem({ report: after, run: changed }, { answers, caller });
    return { status: 200, body: { run: item }, version: changed.revision };
  };
  return {
    run,
    asked: { workspaceId, reportId: report.id, runId: run.id, by, now },
    place: {
      key: [report.id] as const,
      ifMatch: 'none' as const,
      reply: (after: { readonly report: Report | null }) => replyTo(after.report),
    },
  };
};

export const writeReportRun: Handler<'writeReportRun'> = (request, context) => {
  const { section: sectionId, text } = context.body;
  const isTooLong = text.length > longestText;
  return handle(request, context, {
    errors: isTooLong ? { text: `The text must be at most ${longestText} characters long` } : {},
    plan: (answers) => {
      const { run, asked, place } = about(context, answers);
      const version = ({ report }: ReportState) =>
        report?.runs.find(({ id }) => id === run.id)?.revision ?? null;
      if (run.generatedAt !== null && !Object.hasOwn(run.texts, sectionId))
        throw new RefusalError('invalid', { errors: { section: 'There is no such section with a text' } });
      return {
        ...place,
        version,
        ifMatch: 'required',
        command: { type: 'WriteText', ...asked, sectionId, text: tidyText(text) },
      };
    },
  });
};

const textErrors = (text: string, what: string): Record<string, string> => {
  if (tidyText(text) === '') return { text: what };
  return text.length > longestComment
    ? { text: `The text must be at most ${longestComment} characters long` }
    : {};
};

const errorsOf = (body: ReportAnswer): Record<string, string> => {
  if (body.answer === 'requestChanges') return textErrors(body.text, 'Say what should be changed');
  if (body.answer === 'comment') return textErrors(body.text, 'Write something');
  const isWrong = body.answer === 'rate' && body.stars !== null && (body.stars < 1 || body.stars > 5);
  return isWrong ? { stars: 'Choose 1 to 5 stars' } : {};
};

type Asked = {
  readonly workspaceId: string;
  readonly reportId: string;
  readonly runId: string;
  readonly by: string;
  readonly now: string;
};

const commandOf = (
  body: ReportAnswer,
  asked: Asked,
  { caller, world }: Context<'answerReportRun'>,
): SaidCommand => {
  const fromClient = !seesWholeWorkspace(caller.kind);
  switch (body.answer) {
    case 'open':
      return { type: 'OpenRun', ...asked };
    case 'accept':
      return { type: 'AcceptRun', ...asked };
    case 'withdraw':
      return { type: 'WithdrawAnswer', ...asked };
    case 'requestChanges':
      return { type: 'RequestChanges', ...asked, text: body.text };
    case 'rate':
      return { type: 'RateRun', ...asked, stars: body.stars };
    case 'removeComment':
      return { type: 'RemoveComment', ...asked, commentId: body.comment };
    case 'comment': {
      const { section: sectionId, text, internal = false } = body;
      const commentId = world.ids.entity();
      return { type: 'CommentRun', ...asked, commentId, sectionId, text, fromClient, internal };
    }
  }
};

/** Only the client may accept its report; the agency may comment (decision 13). */
const mayAnswer = ({ answer }: ReportAnswer, fromClient: boolean): boolean =>
  fromClient || answer === 'comment' || answer === 'removeComment';

export const answerReportRun: Handler<'answerReportRun'> = (request, context) => {
  const { body, caller } = context;
  if (!mayAnswer(body, !seesWholeWorkspace(caller.kind))) throw new RefusalError('roleForbidden');
  return handle(request, context, {
    errors: errorsOf(body),
    plan: (answers) => {
      const { run, asked, place } = about(context, answers);
      const isUnknown =
        body.answer === 'comment' && body.section !== null && !run.sectionIds.includes(body.section);
      const locked =
        body.answer === 'comment'
          ? refusedFeature(
              answers,
              { workspaceId: caller.workspaceId, now: context.now },
              'team_collaboration',
            )
          : null;
      if (locked) throw new RefusalError(locked.refusal, locked.extras);
      if (isUnknown) throw new RefusalError('invalid', { errors: { section: 'There is no such section' } });
      return { ...place, command: commandOf(body, asked, context) };
    },
  });
};
