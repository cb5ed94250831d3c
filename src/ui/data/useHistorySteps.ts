/** Reads again while the history of a connection arrives: a request makes the backend take the steps that are due. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { stepPause } from '#domain/integrations/backFill.ts';
import type { HistoryProgress } from '#domain/metrics/metricSource.ts';
import { useServices } from '../services/servicesContext.ts';

/** `name`: a query that tells the progress. */
export const useHistorySteps = (
  histories: readonly (HistoryProgress | null | undefined)[],
  name: QueryName,
): void => {
  const { clock } = useServices().world;
  const client = useQueryClient();
  const [turn, setTurn] = useState(0);
  const arrives = histories.some((one) => one != null && !one.stopped);
  useEffect(() => {
    if (!arrives) return undefined;
    const timer = clock.setTimeout(() => {
      void client.invalidateQueries({ queryKey: [name] });
      setTurn(turn + 1);
    }, stepPause);
    return () => clock.clearTimeout(timer);
  }, [arrives, client, clock, name, turn]);
};
