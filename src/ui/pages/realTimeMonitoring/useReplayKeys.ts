/** Handles the real-time shortcuts (product design A10): P pauses, `[` and `]` step through the log. */
import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../../parts/view/useSingleKeys.ts';
import { isForView } from '../../parts/view/viewShortcuts.ts';
import { announcedKeys } from '../../services/announcedKeys.ts';

type Replay = {
  readonly toggle: () => void;
  /** Returns false if there is no event to step to. */
  readonly step: (by: 'back' | 'on') => boolean;
};

/** On many keyboards brackets need AltGr, which is reported as Ctrl and Alt, or as Alt. */
const isPlain = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  !metaKey && (key === '[' || key === ']' ? !ctrlKey || altKey : !ctrlKey && !altKey);

const act = ({ toggle, step }: Replay, key: string): boolean => {
  if (key === '[') return step('back');
  if (key === ']') return step('on');
  if (key.toUpperCase() !== announcedKeys.hold) return false;
  toggle();
  return true;
};

export const useReplayKeys = (replay: Replay): void => {
  const keys = useSingleKeys();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !keys.areOn()) return;
    if (!isForView(event, document)) return;
    if (act(replay, event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
