/** Time that runs at a chosen multiple of another clock's, and can be paused and stepped, for watching. */
import { type Clock, type Milliseconds, type TimerId, wholeDelay } from './clock.ts';
import { collectErrors, type ErrorCollection } from './collectErrors.ts';
import { createPace } from './pace.ts';
import { createTimerQueue, type Timer } from './timerQueue.ts';

/**
 * A clock for watching. It never goes back, and it never passes a timer before it has fired it, so a timer always runs
 * at its own time, however late the host calls. It keeps its host busy until it is paused.
 */
export type ScaledClock = Clock & {
  /** Milliseconds of this clock per millisecond of the host. */
  readonly speed: number;
  readonly paused: boolean;
  /** Changes the pace from now on, 0.25 to 16; any other number throws RangeError. */
  setSpeed(speed: number): void;
  /** Stops time at once, also from inside a timer. */
  pause(): void;
  /** Lets time go on from where it stopped. */
  resume(): void;
  /** While paused: goes to the next timer and fires it. False, and nothing done, while running or without a timer. */
  step(): boolean;
  /** The due times of all pending timers, soonest first. */
  pending(): readonly Milliseconds[];
};

export type ScaledClockOptions = {
  /** Whole milliseconds since the epoch; left out: the host's time. */
  readonly start?: Milliseconds;
  /** Left out: 1. */
  readonly speed?: number;
  /**
   * Awaited after each timer while time stands still, so that code that awaits the timer goes on at its time. Left
   * out: timers due together fire in one go.
   */
  readonly settle?: () => Promise<void>;
};

/** The host is looked at this often even when no timer is due, so that what `pace` counts at most is not missed. */
const heartbeat = 100;

/** More timers than this in one host call wait for the next, so that a chain without delays cannot freeze the page. */
const mostTimersAtOnce = 1000;

/** A running scaled clock over `host`. */
export const createScaledClock = (host: Clock, options: ScaledClockOptions = {}): ScaledClock => {
  const pace = createPace(host, options.start ?? host.now(), options.speed ?? 1);
  const timers = createTimerQueue();
  let paused = false;
  let settling = false;
  let heldAt: Milliseconds | null = null;
  let armed: TimerId = 0;

  const now = () => heldAt ?? Math.floor(Math.min(pace.reached(), timers.nextDue()));

  const arm = () => {
    host.clearTimeout(armed);
    if (!paused && heldAt === null) {
      const wait = (timers.nextDue() - pace.reached()) / pace.speed;
      armed = host.setTimeout(tick, Math.min(wait, heartbeat));
    }
  };

  const release = () => {
    settling = false;
    heldAt = null;
    if (!paused) {
      pace.go();
    }
    tick();
  };

  const fire = (timer: Timer, errors: ErrorCollection) => {
    heldAt = timer.due;
    errors.attempt(timer.run);
    if (options.settle === undefined) {
      heldAt = null;
      return;
    }
    settling = true;
    pace.stop();
    void options.settle().finally(release);
  };

  const tick = () => {
    const reached = pace.reached();
    const errors = collectErrors();
    for (let fired = 0; fired < mostTimersAtOnce && !paused && heldAt === null; fired += 1) {
      const timer = timers.takeDue(reached);
      if (timer === undefined) {
        break;
      }
      fire(timer, errors);
    }
    arm();
    errors.throwAny();
  };

  const step = (): boolean => {
    const timer = paused && !settling ? timers.takeDue(Number.MAX_SAFE_INTEGER) : undefined;
    if (timer === undefined) {
      return false;
    }
    const errors = collectErrors();
    pace.moveTo(timer.due);
    fire(timer, errors);
    arm();
    errors.throwAny();
    return true;
  };

  arm();
  return {
    now,
    setTimeout: (run, delay) => {
      const due = now() + wholeDelay(delay);
      const id = timers.add(due, run);
      if (timers.nextDue() === due) {
        arm();
      }
      return id;
    },
    clearTimeout: timers.remove,
    get speed() {
      return pace.speed;
    },
    get paused() {
      return paused;
    },
    setSpeed: (speed) => {
      pace.setSpeed(speed);
      arm();
    },
    pause: () => {
      const at = now();
      paused = true;
      pace.stop();
      pace.moveTo(at);
      arm();
    },
    resume: () => {
      paused = false;
      if (!settling) {
        pace.go();
      }
      arm();
    },
    step,
    pending: timers.dues,
  };
};
