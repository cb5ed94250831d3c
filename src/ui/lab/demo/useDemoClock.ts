/** Provides the offset of the demo's clock, and moves it with all due work. */
import { useState, useSyncExternalStore } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import type { Milliseconds } from '#world/clock.ts';
import { fullTime } from '../../content/dates.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLab } from '../LabContext.ts';
import { useLongStep } from '../useLongStep.ts';
import { advanceClock } from './advanceClock.ts';
import type { DemoResult } from './ResultText.tsx';

const notKept: DemoResult = {
  ok: false,
  text: 'This browser does not keep where the clock stands, so that tabs would disagree. Nothing was moved.',
};

const signedOut = 'Your session ended on the way, as sessions do. Sign in again to see what happened.';

const recordedWords = (count: number): string => {
  if (count === 0) return 'Nothing was due on the way.';
  return count === 1
    ? 'One event was recorded on the way.'
    : `${englishNumber(count)} events were recorded on the way.`;
};

const never = (): number => 0;

export const useDemoClock = (clock: DemoClock) => {
  const { source } = useLab();
  const { session } = useAuth();
  const { advance, run, stop } = useLongStep();
  const [told, setTold] = useState<DemoResult | null>(null);
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead, never);

  const move = async (by: Milliseconds): Promise<DemoResult> => {
    const { log, storage } = await source.controls();
    const before = await log.head();
    const settle = session === null ? null : () => source.api.call('readWorkspace');
    const sessionEnds = session === null ? null : Date.parse(session.expires_at);
    const confirm = () => storage?.confirmClock();
    const parts = { clock, settle, sessionEnds, confirm };
    const moved = await run((step) => advanceClock(parts, by, step)).finally(clock.arrive);
    if (moved.kind === 'notKept') return notKept;
    const { position } = await log.head();
    const stands = `The clock shows ${fullTime(new Date(clock.now()).toISOString())}.`;
    const isSignedOut = moved.kind === 'moved' && moved.isSignedOut;
    return {
      ok: true,
      text: [stands, recordedWords(position - before.position), ...(isSignedOut ? [signedOut] : [])].join(
        ' ',
      ),
    };
  };

  return {
    ahead,
    /** In days; null while the clock is not being moved. */
    advance,
    told,
    /** ISO 8601 UTC; null without a session. */
    sessionEnds: session?.expires_at ?? null,
    move: async (by: Milliseconds): Promise<void> => {
      setTold(null);
      setTold(await move(by).catch((error: unknown) => ({ ok: false, text: refusalOf(error).message })));
    },
    stop,
  };
};
