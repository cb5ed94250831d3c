/** Shows a stage alone above everything, and moves it by the keys of a presenter's remote. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import type { Player } from './player.ts';

type Presentation = {
  readonly view: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly player: Player;
  readonly at: number;
  readonly isOn: boolean;
  readonly onEnd: () => void;
};

const presenterActs: Readonly<Record<string, 'next' | 'back' | 'end'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Escape: 'end',
};

export const usePresentation = ({ view, frame, player, at, isOn, onEnd }: Presentation): void => {
  const end = useRef(onEnd);
  end.current = onEnd;

  useLayoutEffect(() => {
    const element = view.current;
    if (!isOn || element === null) return undefined;
    // The top layer, because a container of the Lab would clip it.
    element.popover = 'manual';
    element.showPopover();
    element.focus();
    const { documentElement } = document;
    void documentElement.requestFullscreen?.().catch(() => undefined);
    const leave = () => {
      if (document.fullscreenElement === null) end.current();
    };
    document.addEventListener('fullscreenchange', leave);
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      element.popover = null;
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [isOn, view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of the stage that was loaded again listens too
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = ownValue(presenterActs, event.key);
      // The script's own keys are not the presenter's.
      if (act === undefined || !event.isTrusted || player.get().phase === 'taken') return;
      event.preventDefault();
      event.stopPropagation();
      if (act === 'end') end.current();
      else player[act]();
    };
    const windows = [window, frame.current?.contentWindow];
    for (const one of windows) one?.addEventListener('keydown', press, true);
    return () => {
      for (const one of windows) one?.removeEventListener('keydown', press, true);
    };
  }, [isOn, at, player, frame]);
};
