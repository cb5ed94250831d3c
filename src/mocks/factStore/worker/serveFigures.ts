/** Answers the worker's queries one by one, and stops a query that was cancelled. */
import { monthForecast } from '#domain/forecast/monthForecast.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { macrotask } from '#world/settle.ts';
import { createFactEngine } from '../factEngine.ts';
import type { OpenGathered } from '../selection.ts';
import type {
  FigureResult,
  FigureTask,
  ForecastTask,
  FromFigureWorker,
  ToFigureWorker,
} from './figureTask.ts';

export type FigurePort = {
  readonly listen: (hear: (message: ToFigureWorker) => void) => void;
  readonly tell: (message: FromFigureWorker, transfer?: Transferable[]) => void;
};

type Asked = { readonly id: number; readonly task: FigureTask; readonly sources: readonly MetricSource[] };

const sourcesAtOnce = 20;

const buffersOf = ({ steps, groups, cells }: OpenGathered): Transferable[] =>
  [steps, groups, ...(cells ? [cells] : [])]
    .flatMap(({ sums, present }) => [sums.buffer, present.buffer])
    .filter((buffer) => buffer instanceof ArrayBuffer);

const forecastOf = ({ names, question }: ForecastTask): Extract<FigureResult, { kind: 'forecast' }> => ({
  kind: 'forecast',
  found: names.map((name) => monthForecast({ ...question, figure: figureOf(name) })),
});

type Answer = { readonly result: FigureResult; readonly transfer: Transferable[] };

export const serveFigures = (port: FigurePort): void => {
  const engine = createFactEngine();
  const known = new Map<number, MetricSource>();
  const waiting = new Map<number, Asked>();
  let isBusy = false;

  const begin = (task: FigureTask) => {
    if (task.kind === 'query') {
      const { add, result } = engine.start(task.selection, task.span);
      const answer = (): Answer => {
        const gathered = result();
        return { result: { kind: 'query', gathered }, transfer: buffersOf(gathered) };
      };
      return { add, answer };
    }
    if (task.kind === 'forecast') {
      const answer = (): Answer => ({ result: forecastOf(task), transfer: [] });
      return { add: () => {}, answer };
    }
    const counts: number[] = [];
    const add = (sources: readonly MetricSource[]): void => {
      counts.push(...engine.count(sources, task.asked));
    };
    return { add, answer: (): Answer => ({ result: { kind: 'count', counts }, transfer: [] }) };
  };

  const work = async ({ id, task, sources }: Asked): Promise<Answer | null> => {
    const { add, answer } = begin(task);
    for (let from = 0; from < sources.length; from += sourcesAtOnce) {
      if (from > 0) await macrotask();
      if (!waiting.has(id)) return null;
      add(sources.slice(from, from + sourcesAtOnce));
    }
    return answer();
  };

  const reply = async (asked: Asked): Promise<void> => {
    const { id } = asked;
    try {
      const answered = await work(asked);
      if (answered !== null) port.tell({ kind: 'result', id, result: answered.result }, answered.transfer);
    } catch {
      // The page then computes it and meets the same error, which it can report.
      port.tell({ kind: 'failed', id });
    }
    waiting.delete(id);
  };

  const answerAll = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) await reply(next);
    isBusy = false;
  };

  port.listen((message) => {
    const { id } = message;
    if (message.kind === 'cancel') {
      waiting.delete(id);
      return;
    }
    if (message.forget) known.clear();
    for (const [number, source] of message.told) known.set(number, source);
    for (const [number, texts] of message.rows) {
      const source = known.get(number);
      if (source) engine.rows.keep(source, texts);
    }
    const sources = message.sources.flatMap((number) => known.get(number) ?? []);
    waiting.set(id, { id, task: message.task, sources });
    void answerAll();
  });
  port.tell({ kind: 'ready' });
};
