/** The machine's own time, at its own pace. */
import { type Clock, type TimerId, wholeDelay } from './clock.ts';

/** Above this a host fires at once instead of waiting: it keeps delays as signed 32-bit numbers. */
const longestHostDelay = 2 ** 31 - 1;

/** A clock that tells the machine's time; a delay may be of any length. */
export const createLiveClock = (): Clock => {
  const handles = new Map<TimerId, ReturnType<typeof setTimeout>>();
  let lastId = 0;

  const arm = (id: TimerId, run: () => void, delay: number) => {
    const part = Math.min(delay, longestHostDelay);
    const fire = () => {
      if (part < delay) {
        arm(id, run, delay - part);
        return;
      }
      handles.delete(id);
      run();
    };
    handles.set(id, setTimeout(fire, part));
  };

  return {
    now: () => Date.now(),
    setTimeout: (run, delay) => {
      lastId += 1;
      arm(lastId, run, wholeDelay(delay));
      return lastId;
    },
    clearTimeout: (id) => {
      clearTimeout(handles.get(id));
      handles.delete(id);
    },
  };
};
