/** Moves the demo's clock forward by an hour, a day, a week, a month, or to a chosen day. */
import { type FormEvent, useState } from 'react';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import { dayLength, leadWords, toDay, toNextMonth } from '#domain/inspection/clockLead.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import { fullTime } from '../../content/dates.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { StepAdvance } from '../useLongStep.ts';
import { useNow } from '../useNow.ts';
import styles from './DemoPanel.module.css';
import { ResultText } from './ResultText.tsx';
import { useDemoClock } from './useDemoClock.ts';

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
      {fault !== null && <ResultText told={{ ok: false, text: fault }} />}
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
    <span className={styles.now}>
      {advance.total === 0 ? 'Moving the clock' : `Day ${advance.done} of ${advance.total}`}
    </span>
    <PanelButton onClick={onStop}>Stop</PanelButton>
  </div>
);

export const ClockPart = ({ clock }: { readonly clock: DemoClock }) => {
  const { source } = useLab();
  const { ahead, advance, told, sessionEnds, move, stop } = useDemoClock(clock);
  useNow(source.world.clock);
  const now = clock.now();
  const isBusy = advance !== null;
  const isLate = sessionEnds !== null && Date.parse(sessionEnds) <= now + toNextMonth(now);
  return (
    <section className={styles.part} aria-label="Clock">
      <h3>Clock</h3>
      <p className={styles.now}>
        The demo’s clock shows <strong>{fullTime(new Date(now).toISOString())}</strong>,{' '}
        {ahead === 0 ? 'the time of this computer' : `${leadWords(ahead)} ahead of this computer`}.
      </p>
      <p className={styles.quiet}>
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
        <p className={styles.quiet}>
          Your session ends at {fullTime(sessionEnds)}. After that you have to sign in again.
        </p>
      )}
      {advance && <Progress advance={advance} onStop={stop} />}
      {told && <ResultText told={told} />}
    </section>
  );
};
