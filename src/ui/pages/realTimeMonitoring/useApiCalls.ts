/** Collects this tab's API calls from the trace: the remembered ones and each new one. */
import { useEffect, useState } from 'react';
import { endpointAt } from '#domain/contract/endpointAt.ts';
import { paths } from '#domain/contract/paths.ts';
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import { type HealthCall, healthWindow } from '#domain/monitor/apiHealth.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { useServices } from '../../services/servicesContext.ts';

const endpointOf = ({ method, path }: RequestDetail): string => {
  const name = endpointAt(method, path)?.name;
  return name === undefined ? `${method} ${path}` : paths[name].join(' ');
};

/** A call that its page gave up has not failed. */
const isFailed = ({ status, problem }: ResponseDetail): boolean =>
  status === null ? problem !== 'abandoned' : status >= 500;

const callsIn = (trace: Trace): readonly HealthCall[] => {
  const frames = trace.frames();
  const responses = new Map(frames.flatMap((one) => (one.kind === 'response' ? [[one.cause, one]] : [])));
  return frames.flatMap((request): HealthCall[] => {
    if (request.kind !== 'request') return [];
    const response = responses.get(request.number);
    const result = response?.detail as ResponseDetail | undefined;
    return [
      {
        at: request.at,
        endpoint: endpointOf(request.detail as RequestDetail),
        duration: result?.headAfter ?? null,
        isFailed: result !== undefined && isFailed(result),
      },
    ];
  });
};

const readDelay = 250;

const ofCalls: readonly Frame['kind'][] = ['request', 'response'];

/** In order of sending; calls older than an hour are dropped. */
export const useApiCalls = (): readonly HealthCall[] => {
  const { trace, clock } = useServices().world;
  const [calls, setCalls] = useState<readonly HealthCall[]>([]);
  useEffect(() => {
    const read = () => setCalls(callsIn(trace).filter(({ at }) => at > clock.now() - healthWindow));
    let waiting: ReturnType<typeof clock.setTimeout> | null = null;
    read();
    const stop = trace.subscribe(({ kind }) => {
      if (waiting !== null || !ofCalls.includes(kind)) return;
      // Frames come in bursts: one reading of the ring for all of them.
      waiting = clock.setTimeout(() => {
        waiting = null;
        read();
      }, readDelay);
    });
    return () => {
      stop();
      if (waiting !== null) clock.clearTimeout(waiting);
    };
  }, [trace, clock]);
  return calls;
};
