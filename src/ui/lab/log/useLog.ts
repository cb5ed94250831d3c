/** Loads the controls of the inspected log and follows its events. */
import { useEffect, useRef, useState } from 'react';
import type { LogControls, VerifyProgress } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { eachPaint } from '#world/eachPaint.ts';
import { useLab } from '../LabContext.ts';

/** Null until the backend has started and the code is loaded; `failed` if the code fails to load. */
export const useLogControls = (): LogControls | 'failed' | null => {
  const { source } = useLab();
  const [log, setLog] = useState<LogControls | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    source.controls().then(
      (controls) => current && setLog(() => controls.log),
      (error: unknown) => {
        if (current) setLog('failed');
        source.world.trace.record({
          kind: 'fault',
          name: 'The log did not open',
          cause: null,
          detail: error,
        });
      },
    );
    return () => {
      current = false;
      setLog(null);
    };
  }, [source]);
  return log;
};

/** The list is mutable and only grows; `count` is its length at this render. */
export type LogEvents = { readonly list: readonly LogEvent[]; readonly count: number };

/** All events in order, updated at most once per paint; null until the first arrives. */
export const useLogEvents = (log: LogControls | null): LogEvents | null => {
  const [events, setEvents] = useState<LogEvents | null>(null);
  useEffect(() => {
    if (log === null) return;
    const list: LogEvent[] = [];
    const renewal = eachPaint(() => setEvents({ list, count: list.length }));
    const stop = log.subscribe(0, (batch) => {
      for (const event of batch) list.push(event);
      renewal.ask();
    });
    return () => {
      stop();
      renewal.stop();
      setEvents(null);
    };
  }, [log]);
  return events;
};

export const useChain = (log: LogControls | null): VerifyProgress | null => {
  const [progress, setProgress] = useState<VerifyProgress | null>(null);
  useEffect(() => {
    if (log === null) return;
    const latest: { told: VerifyProgress | null } = { told: null };
    const renewal = eachPaint(() => setProgress(latest.told));
    const stop = log.watchChain((progress) => {
      latest.told = progress;
      renewal.ask();
    });
    return () => {
      stop();
      renewal.stop();
      setProgress(null);
    };
  }, [log]);
  return progress;
};

export const useAwaited = <Value>(ask: () => Promise<Value> | null, key: string): Value | null => {
  const [given, setGiven] = useState<{ readonly key: string; readonly value: Value } | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let current = true;
    void latest.current()?.then((value) => current && setGiven({ key, value }));
    return () => {
      current = false;
    };
  }, [key]);
  return given?.key === key ? given.value : null;
};
