/** Builds the default query of a client's board, so that other pages share its cached reply. */
import { useMemo } from 'react';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { defaultView, rangeDays, visibleDays } from '#domain/metrics/view.ts';
import { lengthOf } from '#domain/metrics/viewInterval.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useClientToday } from './useClientToday.ts';

/** `length`: number of days within the plan's retention. */
export const useDefaultQuery = (
  clientId: string,
): { readonly query: MetricQuery; readonly length: number } => {
  const today = useClientToday(clientId);
  const { known, plan } = usePlan();
  const retentionDays = known ? limitsOf(plan).retentionDays : unlimited;
  return useMemo(() => {
    const facts = { today, retentionDays };
    const view = { ...defaultView(facts), client: clientId };
    const days = visibleDays(rangeDays(view, today), facts);
    return { query: metricQueryOf(view, days), length: lengthOf(days) };
  }, [clientId, today, retentionDays]);
};
