/** Runs a long step of a panel with progress and cancellation, and aborts it on unmount. */
import { useEffect, useRef, useState } from 'react';
import type { RecoveryStep } from '#domain/recovery/loss.ts';

/** `total` is 0 for a file until it is read. */
export type StepAdvance = { readonly done: number; readonly total: number };

export const useLongStep = () => {
  const [advance, setAdvance] = useState<StepAdvance | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

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
