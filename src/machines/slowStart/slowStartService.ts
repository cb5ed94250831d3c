/** Notifies the waiting page of a slow rebuild. */
import { fromCallback, fromPromise } from 'xstate';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { SlowStartEvent } from './slowStartMachine.ts';

export const slowStartService = (slowStart: Promise<StartRebuild>) => ({
  actors: {
    hear: fromPromise<StartRebuild>(() => slowStart),
    follow: fromCallback<SlowStartEvent, StartRebuild | null>(({ input: rebuild, sendBack }) => {
      let isOver = false;
      const stop = rebuild?.follow((done, total) => sendBack({ type: 'rebuild.step', done, total }));
      void rebuild?.ended.then(() => {
        if (!isOver) sendBack({ type: 'rebuild.end' });
      });
      return () => {
        isOver = true;
        stop?.();
      };
    }),
  },
});
