/** What happened at the steps of a chart: to one client what people wrote and what was done, to all clients what people wrote. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Annotation } from '../../charts/chartPlan.ts';
import { useReply } from '../../data/useReply.ts';
import { useClients } from '../view/useClients.ts';
import type { ViewInUse } from '../view/useView.ts';
import { annotationMarks, eventMarks, markedEvents } from './clientMarks.ts';
import { atSteps } from './stepMarks.ts';

type Marked = {
  /** Null or empty: all clients, each named. */
  readonly clientId: string | null;
  readonly use: Pick<ViewInUse, 'view'>;
  /** The names of all clients by id, for who has them already. Left out: they are asked for. */
  readonly names?: ReadonlyMap<string, string> | undefined;
};

type Steps = { readonly range: MetricReply['range']; readonly steps: readonly string[] };

/** None where the view hides them, and until the steps are known. */
export const useMarks = ({ clientId, use, names }: Marked, shown: Steps | null): readonly Annotation[] => {
  const isShown = use.view.annotations && shown !== null;
  const client = clientId === '' || clientId === null ? undefined : clientId;
  const isOfAll = client === undefined;
  const { from, to } = shown?.range ?? {};
  const asked = { ...(!isOfAll && { client }), from, to, ...(isOfAll && { limit: '500' }) };
  const written = useReply('listAnnotations', asked, isShown).data?.items;
  const events = useReply('listEvents', markedEvents(client ?? ''), isShown && !isOfAll).data?.items;
  const clients = useClients(isShown && isOfAll && names === undefined);
  return useMemo(() => {
    if (!isShown || shown === null) return [];
    // On a chart of one client its name says nothing.
    const nameOf = (id: string | null) =>
      isOfAll ? (names?.get(id ?? '') ?? clients?.find((one) => one.id === id)?.name) : undefined;
    const marks = [...annotationMarks(written ?? [], nameOf), ...eventMarks(events ?? [])];
    return atSteps(marks, shown.steps, shown.range);
  }, [isShown, isOfAll, written, events, clients, names, shown]);
};

/** The same of a reply's own steps. */
export const useReplyMarks = (marked: Marked, { series, range }: MetricReply): readonly Annotation[] => {
  const shown = useMemo(() => ({ range, steps: series.map(({ at }) => at) }), [series, range]);
  return useMarks(marked, shown);
};
