/** What happened at the steps of a chart: to one client what people wrote and what was done, to all clients what people wrote. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Annotation } from '../../charts/chartPlan.ts';
import { usePrinting } from '../../charts/drawing/usePrinting.ts';
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

/** Always the same, so that a chart without marks is not drawn again when they come. */
const noMarks: readonly Annotation[] = [];

/** Of one client, or of all: as many as a reply has room for. */
const annotationsOf = (client: string | undefined, { from, to }: { from?: string; to?: string }) =>
  client === undefined ? { from, to, limit: '500' } : { client, from, to };

const clientOf = ({ clientId }: Pick<Marked, 'clientId'>): string | undefined => clientId || undefined;

type Steps = { readonly range: MetricReply['range']; readonly steps: readonly string[] };

/** None where the view hides them, and until the steps are known. */
export const useMarks = (marked: Marked, shown: Steps | null): readonly Annotation[] => {
  const { use, names } = marked;
  const isPrinting = usePrinting();
  const isShown = use.view.annotations && shown !== null;
  const client = clientOf(marked);
  const isOfAll = client === undefined;
  const written = useReply('listAnnotations', annotationsOf(client, shown?.range ?? {}), isShown).data?.items;
  const events = useReply('listEvents', markedEvents(client ?? ''), isShown && !isOfAll).data?.items;
  const clients = useClients(isShown && isOfAll && names === undefined);
  return useMemo(() => {
    if (!isShown || shown === null) return noMarks;
    // On a chart of one client its name says nothing.
    const nameOf = (id: string | null) =>
      isOfAll ? (names?.get(id ?? '') ?? clients?.find((one) => one.id === id)?.name) : undefined;
    // Paper is handed on.
    const told = (written ?? []).filter(({ shared }) => shared || !isPrinting);
    const marks = [...annotationMarks(told, nameOf), ...eventMarks(events ?? [])];
    const placed = atSteps(marks, shown.steps, shown.range);
    return placed.length === 0 ? noMarks : placed;
  }, [isShown, isOfAll, isPrinting, written, events, clients, names, shown]);
};

type MarkedView = Marked & { readonly use: Pick<ViewInUse, 'query'> };

/**
 * Asks for the marks of the days of the view. After a change of the range they come while its figures are on their way: a chart that
 * got them later would be drawn twice.
 */
export const useMarksAhead = (marked: MarkedView, isWanted = true): void => {
  const { view, query } = marked.use;
  useReply('listAnnotations', annotationsOf(clientOf(marked), query), isWanted && view.annotations);
};

/** The marks at a reply's own steps. */
export const useReplyMarks = (marked: MarkedView, { series, range }: MetricReply): readonly Annotation[] => {
  useMarksAhead(marked);
  const shown = useMemo(() => ({ range, steps: series.map(({ at }) => at) }), [series, range]);
  return useMarks(marked, shown);
};
