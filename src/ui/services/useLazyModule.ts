/** Loads code on demand after the page is shown. */
import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '#world/afterPaint.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { AppServices } from './appServices.ts';
import { useServices } from './servicesContext.ts';

export type LateCode<Code> = {
  readonly fault: string;
  readonly load: () => Promise<Code>;
  readonly after?: 'paint' | 'idle';
};

type Reactions = {
  readonly onFailure?: () => void;
};

const later = { paint: afterPaint, idle: whenIdle } as const;

const itself = <Value>(value: Value): Value => value;

export const useAwaitCode = (): NonNullable<AppServices['awaitCode']> => useServices().awaitCode ?? itself;

/** Null until loaded. After a failure, `isWanted` turning true again retries. `late` must be referentially stable. */
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
    // A run of a stage must not depend on the browser's idle time.
    if (awaitCode) ask(awaitCode(late.load()));
    else if (late.after) return later[late.after](() => ask(late.load()));
    else ask(late.load());
    return undefined;
  }, [isWanted, isHere, late, awaitCode]);
  return code;
};
