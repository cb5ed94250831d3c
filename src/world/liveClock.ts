/** Implements the clock on the machine's time; it may run ahead of that time. */
import { type Clock, type Milliseconds, type TimerId, wholeDelay } from './clock.ts';

export type LiveClock = Clock & {
  /** Milliseconds ahead of the machine's time; zero or more. */
  readonly ahead: () => Milliseconds;
  /**
   * Ignores a smaller lead, because time never goes back. Timers over two minutes fire in order once their
   * moment has passed. Shorter ones are timeouts and keep their delay.
   */
  readonly setAhead: (ahead: Milliseconds) => void;
};

/** Above this a host fires at once instead of waiting: it stores delays as signed 32-bit numbers. */
const longestHostDelay = 2 ** 31 - 1;

const longestPause: Milliseconds = 2 * 60 * 1_000;

type Timer = { readonly id: TimerId; readonly run: () => void; readonly due: Milliseconds };

export const createLiveClock = (startAhead: Milliseconds = 0): LiveClock => {
  const handles = new Map<TimerId, ReturnType<typeof setTimeout>>();
  const moments = new Map<TimerId, Timer>();
  let lastId = 0;
  let lead = startAhead;

  const now = (): Milliseconds => Date.now() + lead;

  const arm = (timer: Timer, delay: Milliseconds): void => {
    const { id, run } = timer;
    const part = Math.min(delay, longestHostDelay);
    const fire = () => {
      if (part < delay) {
        arm(timer, delay - part);
        return;
      }
      handles.delete(id);
      moments.delete(id);
      run();
    };
    handles.set(id, setTimeout(fire, part));
  };

  return {
    now,
    setTimeout: (run, delay) => {
      lastId += 1;
      const whole = wholeDelay(delay);
      const timer = { id: lastId, run, due: now() + whole };
      if (whole > longestPause) moments.set(lastId, timer);
      arm(timer, whole);
      return lastId;
    },
    clearTimeout: (id) => {
      clearTimeout(handles.get(id));
      handles.delete(id);
      moments.delete(id);
    },
    ahead: () => lead,
    setAhead: (ahead) => {
      if (!(ahead > lead)) return;
      lead = ahead;
      const inOrder = [...moments.values()].toSorted(
        (one, other) => one.due - other.due || one.id - other.id,
      );
      for (const timer of inOrder) {
        clearTimeout(handles.get(timer.id));
        arm(timer, Math.max(0, timer.due - now()));
      }
    },
  };
};
