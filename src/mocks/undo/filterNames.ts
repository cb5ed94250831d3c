/** Resolves names of campaigns and sources in filters, which contain ids, for a reader. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';
import { noCampaign, withoutCampaign } from '#domain/metrics/breakdowns.ts';
import type { filtersInWords } from '#domain/metrics/filterWords.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import type { FactReader } from './factReader.ts';

/** Undefined for values that need no name. People of a client know only names of their own client. */
export const filterNames = ({
  answers,
  caller,
  now,
}: FactReader): NonNullable<Parameters<typeof filtersInWords>[1]> => {
  const sources = memoizeOnce(() =>
    metricSourcesOf(answers, caller.workspaceId, epochDayAt(Date.parse(now))).filter(
      ({ clientId }) => seesWholeWorkspace(caller.kind) || clientId === caller.clientId,
    ),
  );
  const campaignName = (id: string): string | undefined =>
    sources()
      .flatMap(({ campaigns }) => campaigns)
      .find((campaign) => campaign.id === id)?.name;
  return (dimension, value) => {
    if (dimension === 'source')
      return sources().find(({ id }) => id === value)?.label ?? 'a source that is gone';
    if (dimension !== 'campaign') return undefined;
    return value === noCampaign ? withoutCampaign : (campaignName(value) ?? 'a campaign that is gone');
  };
};
