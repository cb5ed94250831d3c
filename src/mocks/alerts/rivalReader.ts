/** Reads how far a competitor's share of voice moved, for the check of alert rules. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { sharesOn } from '#domain/competitors/marketFigures.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import { lastDayOf, marketOf, sourceFor } from '../competitors/searchMarket.ts';
import type { MetricContext } from '../metrics/metricScope.ts';
import { refusedFeature } from '../subscription/planOf.ts';

type Shares = (day: EpochDay) => ReadonlyMap<string, number | null> | null;

/** Null on a day that the source did not report. */
const sharesOf = ({ answers, caller, now }: MetricContext, clientId: string): Shares => {
  const { workspaceId } = caller;
  const client = clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId);
  const source = sourceFor(answers, caller, clientId);
  if (!client || !source || refusedFeature(answers, { workspaceId, now }, 'competitor_analysis'))
    return () => null;
  const { sites, keywords, ranksOn } = marketOf(answers, caller, client);
  const last = lastDayOf(source, todayFor(answers, { workspaceId, clientId }, now));
  const known = new Map<EpochDay, ReadonlyMap<string, number | null>>();
  return (day) => {
    if (day > last) return null;
    const shares =
      known.get(day) ??
      new Map(
        sharesOn(keywords, ranksOn(day), sites.length).map((share, index) => [
          sites[index]?.domain ?? '',
          share,
        ]),
      );
    known.set(day, shares);
    return shares;
  };
};

/** From the day before the range to its last day; null where a day or the competitor is not known. */
export const rivalReader = (context: MetricContext) => {
  const byClient = new Map<string, Shares>();
  return (clientId: string, { from, to }: DayRange, rival: string): number | null => {
    const shares = byClient.get(clientId) ?? sharesOf(context, clientId);
    byClient.set(clientId, shares);
    const [before, after] = [shares(from - 1)?.get(rival), shares(to)?.get(rival)];
    return before == null || after == null ? null : after - before;
  };
};
