/** How far time may have gone by now: the host's elapsed time at a chosen speed, never backwards, never in leaps. */
import type { Clock, Milliseconds } from './clock.ts';

export type Pace = {
  /** Milliseconds gained per millisecond of the host. */
  readonly speed: number;
  /** Changes what the host's time counts from now on, 0.25 to 16; any other number throws RangeError. */
  setSpeed(speed: number): void;
  /** Looks at the host and says how far time may have gone; not a whole number at most speeds. */
  reached(): Milliseconds;
  /** Sets how far time has gone. */
  moveTo(time: Milliseconds): void;
  /** From now on the host's time does not count. */
  stop(): void;
  /** From now on the host's time counts. */
  go(): void;
};

const slowest = 0.25;
const fastest = 16;

/** The most host time that one look counts: neither a hidden tab nor a long task makes time leap. */
const longestLeap = 250;

const checkedSpeed = (speed: number): number => {
  if (!(speed >= slowest && speed <= fastest)) {
    throw new RangeError(`a clock runs at ${slowest} to ${fastest} times its host, not ${speed}`);
  }
  return speed;
};

/** A pace that goes, from `start`, whole milliseconds since the epoch (otherwise RangeError). */
export const createPace = (host: Clock, start: Milliseconds, startSpeed: number): Pace => {
  if (!Number.isSafeInteger(start)) {
    throw new RangeError(`a clock starts at whole milliseconds, not at ${start}`);
  }
  let speed = checkedSpeed(startSpeed);
  let time = start;
  let going = true;
  let lastLook = host.now();

  const reached = () => {
    const look = host.now();
    if (going) {
      time += Math.min(Math.max(0, look - lastLook), longestLeap) * speed;
    }
    lastLook = look;
    return time;
  };

  return {
    get speed() {
      return speed;
    },
    setSpeed: (wanted) => {
      const checked = checkedSpeed(wanted);
      reached();
      speed = checked;
    },
    reached,
    moveTo: (to) => {
      time = to;
    },
    stop: () => {
      reached();
      going = false;
    },
    go: () => {
      reached();
      going = true;
    },
  };
};
