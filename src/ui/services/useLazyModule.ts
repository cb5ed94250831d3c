/** Code that is fetched once it is wanted, after the page that can use it is shown. */
import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '#world/afterPaint.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { AppServices } from './appServices.ts';
import { useServices } from './servicesContext.ts';

export type LateCode<Code> = {
  /** The fault in the trace when it does not come. */
  readonly fault: string;
  readonly load: () => Promise<Code>;
  /** Whether what is shown already comes first: then it is asked for once the page has painted that, or is idle after it. Left out: at once. */
  readonly after?: 'paint' | 'idle';
};

type Reactions = {
  readonly onFailure?: () => void;
};

const later = { paint: afterPaint, idle: whenIdle } as const;

const itself = <Value>(value: Value): Value => value;

/** What late code is awaited by: on a stage a run waits for it too. */
export const useAwaitCode = (): NonNullable<AppServices['awaitCode']> => useServices().awaitCode ?? itself;

/** Null until the code is here. Where it does not come, wanting it again tries again. `late` is the same object at each render. */
export const useLazyModule = <Code>(
  isWanted: boolean,
  late: LateCode<Code>,
  reactions: Reactions = {},
): Code | null => {
  const { trace } = useServices().world;
  const { awaitCode } = useServices();
  const [code, setCode] = useState<Code | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    trace.record({ kind: 'fault', name: late.fault, detail: error });
    reactions.onFailure?.();
  });
  const isHere = code !== null;
  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    const ask = (load: Promise<Code>) => void load.then((loaded) => setCode(() => loaded), fail);
    // A run of a stage does not depend on when a browser is idle.
    if (awaitCode) ask(awaitCode(late.load()));
    else if (late.after) return later[late.after](() => ask(late.load()));
    else ask(late.load());
    return undefined;
  }, [isWanted, isHere, late, awaitCode]);
  return code;
};
