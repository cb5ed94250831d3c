/** Finds recent unusual days in the metrics of the active clients a caller sees, each by its own local days. */
import { daysNeededBefore, fewestAnomalyDays } from '#domain/analysis/figureAnomalies.ts';
import {
  type Course,
  type JudgedName,
  judgedNames,
  type UnusualDay,
  unusualDays,
} from '#domain/analysis/unusualDays.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import { isAtWork } from '#events/clients/clientsFold.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { BackendParts } from '../http/context.ts';
import { planOf } from '../subscription/planOf.ts';
import { dailyFigures } from './dailyFigures.ts';
import { type MetricContext, metricScope, todayOf } from './metricScope.ts';

const judgedDays = 14;

const isLongEnough = ({ days }: Course): boolean =>
  days.filter(({ value }) => value !== null).length >= fewestAnomalyDays;

/** By default two per client, so that others are reported too. */
type Wanted = { readonly figures: readonly JudgedName[]; readonly ofEach: number };

type FoundDays = {
  readonly found: readonly UnusualDay[];
  /** Active clients with too few days to know what is usual. */
  readonly unjudged: readonly string[];
};

export const unusualDaysOf = async (
  context: MetricContext & Pick<BackendParts, 'metrics'>,
  { figures, ofEach }: Wanted = { figures: judgedNames, ofEach: 2 },
): Promise<FoundDays> => {
  const { answers, caller, now, metrics: store } = context;
  const { workspaceId } = caller;
  const today = todayOf(context, {});
  const day = calendarDayOf(today);
  const { sources, clients: names } = metricScope(context, { from: day, to: day });
  const firstRetained = firstRetainedDay(planOf(answers, { workspaceId, now }), today);
  const wanted = today - 1 - judgedDays - daysNeededBefore;
  const range = { from: Math.max(wanted, firstRetained ?? wanted), to: today };
  const read = await dailyFigures({ store, sources, names, range });
  const connected = new Set(sources.map(({ clientId }) => clientId));
  const active = clientsOf(answers.clientDirectory, workspaceId).filter(isAtWork);
  const courses = active
    .filter((client) => connected.has(client.id))
    .flatMap(({ id: clientId }) => {
      const last = Math.min(today, todayFor(answers, { workspaceId, clientId }, now) - 1);
      const days = Array.from({ length: last - range.from + 1 }, (_, index) => range.from + index).map(
        (one) => ({ day: one, told: read(clientId, { from: one, to: one }) }),
      );
      return figures.map((figure) => ({
        clientId,
        figure,
        days: days.map((one) => ({
          day: one.day,
          value: one.told?.isReported ? (one.told.figures[figure] ?? null) : null,
        })),
      }));
    });
  const judged = new Set(courses.filter(isLongEnough).map(({ clientId }) => clientId));
  return {
    found: unusualDays(courses, { from: today - judgedDays, ofEach }),
    unjudged: active.map(({ id }) => id).filter((id) => !judged.has(id)),
  };
};
