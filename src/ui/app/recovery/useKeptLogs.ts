/** Lists the logs set aside and reloads them after each change, one step at a time. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptLog, KeptLogControls } from '#domain/recovery/archivedLog.ts';
import type { RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';

export type KeptAdvance = { readonly done: number; readonly total: number };

const unread = 'What is kept aside could not be read.';

export const useKeptLogs = (kept: KeptLogControls) => {
  const [logs, setLogs] = useState<readonly KeptLog[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [advance, setAdvance] = useState<KeptAdvance | null>(null);
  const running = useRef<AbortController | null>(null);

  const read = useCallback(() => {
    let isShown = true;
    kept.list().then(
      (found) => isShown && setLogs(found),
      () => isShown && setFault(unread),
    );
    return () => {
      isShown = false;
    };
  }, [kept]);
  useEffect(read, [read]);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the result of `work`, or null if it failed or a person stopped it. Only a failure sets `fault`. */
  const run = async <Result>(work: (step: RecoveryStep) => Promise<Result>): Promise<Result | null> => {
    const stopping = new AbortController();
    running.current = stopping;
    setFault(null);
    setAdvance({ done: 0, total: 0 });
    const onProgress = (done: number, total: number) => {
      if (running.current === stopping) setAdvance({ done, total });
    };
    try {
      return await work({ signal: stopping.signal, onProgress });
    } catch {
      if (!stopping.signal.aborted) setFault(unread);
      return null;
    } finally {
      setAdvance(null);
    }
  };

  /** Names of branches that were left out; null if the change was not made. */
  const change = async (
    work: (step: RecoveryStep) => Promise<RecoveryOutcome>,
  ): Promise<readonly string[] | null> => {
    const outcome = await run(work);
    if (outcome?.ok === false) setFault(outcome.fault);
    read();
    return outcome?.ok ? (outcome.leftOut ?? []) : null;
  };

  return { logs, fault, advance, run, change, stop: () => running.current?.abort() };
};
