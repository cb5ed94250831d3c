/** Moves the demo's clock forward by an hour, a day, a week, a month, or to a chosen day. */
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { dayLength, leadWords, toDay, toNextMonth } from '#domain/inspection/clockLead.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { isSessionMissing } from '#machines/api/apiProblem.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import type { Milliseconds } from '#world/clock.ts';
import { fullTime } from '../../content/dates.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { StepAdvance } from '../useLongStep.ts';
import { useLongStep } from '../useLongStep.ts';
import { useNow } from '../useNow.ts';
import styles from './DemoPanel.module.css';
import type { DemoResult } from './ResultText.tsx';
import { ResultText } from './ResultText.tsx';

type AdvanceParts = {
  readonly clock: DemoClock;
  /** A request whose reply includes all due work; null: no one is signed in. */
  readonly settle: (() => Promise<unknown>) | null;
  /** Regular end of the session in milliseconds since the epoch; null: no one is signed in. */
  readonly sessionEnds: Milliseconds | null;
  /** Confirms the clock, so that a long gap since the last change raises no warning. */
  readonly confirm: () => void;
};

type Advanced =
  | { readonly kind: 'moved'; readonly isSignedOut: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'notKept' };

const settleDay = async (settle: () => Promise<unknown>): Promise<boolean> => {
  try {
    await settle();
    return true;
  } catch (error) {
    if (isSessionMissing(error)) return false;
    throw error;
  }
};

/**
 * `step` reports each day. An abort or failure leaves the clock at the reached day. Days after the session's
 * end are one move, as the next reply signs out.
 */
export const advanceClock = async (
  { clock, settle, sessionEnds, confirm }: AdvanceParts,
  by: Milliseconds,
  { onProgress, signal }: RecoveryStep,
): Promise<Advanced> => {
  const days = Math.ceil(by / dayLength);
  let left = by;
  let isSignedIn = settle !== null;
  while (left > 0) {
    if (signal.aborted) return { kind: 'stopped' };
    const isEnding = sessionEnds !== null && clock.now() + dayLength >= sessionEnds;
    const part = isEnding ? left : Math.min(left, dayLength);
    if (!clock.advance(part)) return { kind: 'notKept' };
    confirm();
    left -= part;
    if (settle !== null && isSignedIn) isSignedIn = await settleDay(settle);
    onProgress(days - Math.ceil(left / dayLength), days);
  }
  return { kind: 'moved', isSignedOut: settle !== null && !isSignedIn };
};

const notStored: DemoResult = {
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

const useDemoClock = (clock: DemoClock) => {
  const { source } = useLab();
  const { session } = useAuth();
  const { advance, run, stop } = useLongStep();
  const [result, setResult] = useState<DemoResult | null>(null);
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead, never);

  const move = async (by: Milliseconds): Promise<DemoResult> => {
    const { log, storage } = await source.controls();
    const before = await log.head();
    const settle = session === null ? null : () => source.api.call('readWorkspace');
    const sessionEnds = session === null ? null : Date.parse(session.expires_at);
    const confirm = () => storage?.confirmClock();
    const parts = { clock, settle, sessionEnds, confirm };
    const moved = await run((step) => advanceClock(parts, by, step)).finally(clock.arrive);
    if (moved.kind === 'notKept') return notStored;
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
    told: result,
    /** ISO 8601 UTC; null without a session. */
    sessionEnds: session?.expires_at ?? null,
    move: async (by: Milliseconds): Promise<void> => {
      setResult(null);
      setResult(await move(by).catch((error: unknown) => ({ ok: false, text: refusalOf(error).message })));
    },
    stop,
  };
};

const spans: readonly (readonly [label: string, span: (now: number) => number])[] = [
  ['1 hour', () => dayLength / 24],
  ['1 day', () => dayLength],
  ['1 week', () => 7 * dayLength],
  ['1 month', toNextMonth],
];

/** In days. All work due after the session's end is done within one reply, which has half a minute. */
const furthest = 92;

type ToDayProps = {
  readonly clock: DemoClock;
  readonly isBusy: boolean;
  readonly onMove: (by: number) => void;
};

const ToDay = ({ clock, isBusy, onMove }: ToDayProps) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const today = epochDayAt(clock.now());
    const day = epochDayOf(text.trim());
    const isPossible = day !== null && day > today && day <= today + furthest;
    setFault(
      isPossible
        ? null
        : `Type a day from ${calendarDayOf(today + 1)} to ${calendarDayOf(today + furthest)}.`,
    );
    if (isPossible) onMove(toDay(clock.now(), day));
  };
  return (
    <form className={styles.row} onSubmit={send} noValidate>
      <label className={styles.field}>
        To a day
        <input
          inputMode="numeric"
          placeholder="YYYY-MM-DD"
          autoComplete="off"
          value={text}
          aria-invalid={fault !== null}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <PanelButton type="submit" isBusy={isBusy}>
        Go to that day
      </PanelButton>
      {fault !== null && <ResultText result={{ ok: false, text: fault }} />}
    </form>
  );
};

const Progress = ({ advance, onStop }: { readonly advance: StepAdvance; readonly onStop: () => void }) => (
  <div className={styles.row}>
    <progress
      className={styles.bar}
      aria-label="The clock is being moved"
      {...(advance.total === 0 ? {} : { value: advance.done, max: advance.total })}
    />
    <span>{advance.total === 0 ? 'Moving the clock' : `Day ${advance.done} of ${advance.total}`}</span>
    <PanelButton onClick={onStop}>Stop</PanelButton>
  </div>
);

export const ClockPart = ({ clock }: { readonly clock: DemoClock }) => {
  const { source } = useLab();
  const { ahead, advance, told: result, sessionEnds, move, stop } = useDemoClock(clock);
  useNow(source.world.clock);
  const now = clock.now();
  const isBusy = advance !== null;
  const isLate = sessionEnds !== null && Date.parse(sessionEnds) <= now + toNextMonth(now);
  return (
    <section className={styles.part} aria-label="Clock">
      <h3>Clock</h3>
      <p>
        The demo’s clock shows <strong>{fullTime(new Date(now).toISOString())}</strong>,{' '}
        {ahead === 0 ? 'the time of this computer' : `${leadWords(ahead)} ahead of this computer`}.
      </p>
      <p className="quiet">
        What becomes due on the way happens in its order and with its own time: report schedules, plan changes
        and renewals, trials and invitations that end, checks of the alert rules. Every tab of this browser
        follows. The clock does not go back; a new beginning of the demo does.
      </p>
      <div className={styles.row}>
        {spans.map(([label, span]) => (
          <PanelButton key={label} isBusy={isBusy} onClick={() => void move(span(clock.now()))}>
            Forward {label}
          </PanelButton>
        ))}
      </div>
      <ToDay clock={clock} isBusy={isBusy} onMove={(by) => void move(by)} />
      {isLate && (
        <p className="quiet">
          Your session ends at {fullTime(sessionEnds)}. After that you have to sign in again.
        </p>
      )}
      {advance && <Progress advance={advance} onStop={stop} />}
      {result && <ResultText result={result} />}
    </section>
  );
};
