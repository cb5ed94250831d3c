/** Validates the replies of the listed calls in batches before each paint. */
import { useEffect, useMemo, useState } from 'react';
import type { NetworkControls } from '#domain/inspection/networkControls.ts';
import { eachPaint } from '#world/eachPaint.ts';
import type { Call } from './call.ts';
import { type ContractChecks, createContractChecks } from './contractChecks.ts';

const atOnce = 40;

export const useContractChecks = (
  calls: readonly Call[],
  controls: NetworkControls | undefined,
): ContractChecks | null => {
  const checks = useMemo(() => controls && createContractChecks(controls), [controls]);
  const [round, setRound] = useState(0);
  useEffect(() => controls?.watch(), [controls]);
  useEffect(() => {
    if (!checks) return;
    const round = eachPaint(() => {
      if (checks.work(calls, atOnce)) round.ask();
      setRound((number) => number + 1);
    });
    if (calls.some((call) => call.response !== null && checks.of(call) === undefined)) round.ask();
    return round.stop;
  }, [checks, calls]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object after each round, so that who shows verdicts shows the new ones
  return useMemo(() => (checks ? { ...checks } : null), [checks, round]);
};
