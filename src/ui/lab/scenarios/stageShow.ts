/** Plays a script at human speed: it moves the pointer, types text and waits for captions to be read. */
import type { Clock } from '#world/clock.ts';
import { sleep } from '#world/clock.ts';
import type { Show } from '../../stage/domDriver.ts';
import type { Stage } from '../../stage/stage.ts';
import type { PlayerState } from './playerState.ts';

export type StageShowParts = {
  readonly clock: Clock;
  readonly speedNow: () => number;
  readonly change: (changes: Partial<PlayerState>) => void;
};

/** Real milliseconds at normal speed. */
const toPoint = 420;
const toPress = 140;
const perCharacter = 34;
/** A caption is read at 16 characters a second, and is never shorter than a glance. */
const toGlance = 1_700;
const toReadCharacter = 62;
/** A caption shown for so long disappears with the next movement. */
const captionLength = 3_600;
const frameLength = 16;

export const createStageShow = ({ clock, speedNow, change }: StageShowParts): ((stage: Stage) => Show) => {
  let captionSince = 0;

  const linger = async (delay: number): Promise<void> => {
    const speed = speedNow();
    if (speed !== Number.POSITIVE_INFINITY) await sleep(clock, delay / speed);
  };

  const pointTo = async (element: HTMLElement): Promise<void> => {
    if (speedNow() === Number.POSITIVE_INFINITY) return;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + Math.min(width / 2, 160), y: top + height / 2 };
    const isRead = clock.now() - captionSince > captionLength / speedNow();
    change({
      pointer: { ...place, isPressing: false },
      thing: { left, top, width, height },
      ...(isRead ? { caption: null } : {}),
    });
    await linger(toPoint);
    change({ pointer: { ...place, isPressing: true } });
    await linger(toPress);
    change({ pointer: { ...place, isPressing: false } });
  };

  /** Advances frame by frame, so that clock-driven animations are visible. */
  const passVisibly = async (stage: Stage, delay: number): Promise<void> => {
    let left = delay;
    while (left > 0) {
      const speed = speedNow();
      const part =
        speed === Number.POSITIVE_INFINITY
          ? left
          : Math.min(left, Math.max(1, Math.round(frameLength * speed)));
      await stage.pass(part);
      left -= part;
      if (speed !== Number.POSITIVE_INFINITY) {
        change({});
        await sleep(clock, frameLength);
      }
    }
  };

  return (stage) => ({
    pointTo,
    type: async (text, write) => {
      if (speedNow() !== Number.POSITIVE_INFINITY) {
        for (let length = 1; length < text.length; length += 1) {
          write(text.slice(0, length));
          await linger(perCharacter);
        }
      }
      write(text);
    },
    caption: async (caption) => {
      captionSince = clock.now();
      change({ caption });
      await linger(Math.max(toGlance, caption.length * toReadCharacter));
    },
    pass: (delay) => passVisibly(stage, delay),
  });
};
