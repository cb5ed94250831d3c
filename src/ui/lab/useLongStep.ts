/** A long step of a panel: how far it is, and the way to stop it. Whoever leaves the view stops it too. */
import { useEffect, useRef, useState } from 'react';
import type { RecoveryStep } from '#domain/recovery/loss.ts';

/** Of a file nobody knows the end before it is read: `total` is 0 then. */
export type StepAdvance = { readonly done: number; readonly total: number };

export const useLongStep = () => {
  const [advance, setAdvance] = useState<StepAdvance | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** One at a time: the one before is stopped. */
  const run = async <Result>(work: (step: RecoveryStep) => Promise<Result>): Promise<Result> => {
    running.current?.abort();
    const stopping = new AbortController();
    running.current = stopping;
    setAdvance({ done: 0, total: 0 });
    try {
      return await work({
        signal: stopping.signal,
        onProgress: (done, total) => {
          if (running.current === stopping) setAdvance({ done, total });
        },
      });
    } finally {
      if (running.current === stopping) {
        running.current = null;
        setAdvance(null);
      }
    }
  };

  return { advance, run, stop: () => running.current?.abort() };
};
