/** Handles GET /api/ask/suggestions: suggests questions about unusual values in the caller's metrics. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { mostSuggested } from '#domain/ask/suggestedQuestions.ts';
import { unusualQuestion } from '#domain/ask/unusualAnswers.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import type { QuestionFacts } from '#domain/figureQuestions/questionParts.ts';
import { readFigureQuestion } from '#domain/figureQuestions/readFigureQuestion.ts';
import { defaultView, rangeDays } from '#domain/metrics/view.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Context, Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { todayOf } from '../metrics/metricScope.ts';
import { unusualDaysOf } from '../metrics/unusualDaysOf.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { planOf } from '../subscription/planOf.ts';

type Asked = Pick<Context<'listSuggestedQuestions'>, 'answers' | 'caller' | 'now'>;

const readingFor = ({ answers, caller, now }: Asked): QuestionFacts => {
  const { workspaceId } = caller;
  const clients = clientsOf(answers.clientDirectory, workspaceId)
    .filter(({ id }) => seesWholeWorkspace(caller.kind) || id === caller.clientId)
    .map(({ id, name, archivedAt }) => ({ id, name, archived: archivedAt !== null }));
  const seen = new Set(clients.filter(({ archived }) => !archived).map(({ id }) => id));
  const today = todayOf({ answers, caller, now }, {});
  const sources = metricSourcesOf(answers, workspaceId, today).filter(({ clientId }) => seen.has(clientId));
  const { retentionDays } = limitsOf(planOf(answers, { workspaceId, now }));
  return {
    lexicon: lexiconOf({ clients, sources }),
    today,
    usualDays: rangeDays(defaultView({ retentionDays }), today),
    ownClient: null,
    forecastRefusal: null,
  };
};

/** A client whose name cannot be parsed in a question is omitted. */
export const listSuggestedQuestions: Handler<'listSuggestedQuestions'> = async (_request, context) => {
  const { answers, caller } = context;
  const names = new Map(
    clientsOf(answers.clientDirectory, caller.workspaceId).map(({ id, name }) => [id, name]),
  );
  const reading = readingFor(context);
  const { found: days } = await unusualDaysOf(context);
  const items = days
    .map((day) => ({ id: day.clientId, ...unusualQuestion(day, names.get(day.clientId) ?? '') }))
    .filter(({ id, question }) => {
      const read = readFigureQuestion(question, reading);
      return read.is === 'asked' && read.question.intent === 'why' && read.question.side.client?.id === id;
    })
    .slice(0, mostSuggested)
    .map(({ question, because }) => ({ question, because }));
  return json(200, { items });
};
