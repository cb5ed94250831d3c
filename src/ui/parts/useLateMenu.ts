/** Loads a button's menu on approach; the menu wraps the button, which is then another element. */
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { type LateCode, useLazyModule } from '../services/useLazyModule.ts';
import { useFocusWhen } from '../widgets/focusTrap.ts';

const endsOfPress = ['click', 'pointercancel'] as const;

/** A press released elsewhere counts as active until the next one; the button works meanwhile. */
const usePress = () => {
  const [isDown, setDown] = useState(false);
  const begin = ({ currentTarget }: SyntheticEvent): void => {
    setDown(true);
    const over = new AbortController();
    const end = () => {
      over.abort();
      setDown(false);
    };
    for (const name of endsOfPress)
      currentTarget.ownerDocument.addEventListener(name, end, { signal: over.signal });
  };
  return {
    isDown,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) begin(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ' && !event.repeat) begin(event);
    },
  };
};

/** `button` is the ref of both buttons, `awaiting` are the props of the first, `startsOpen` is true after an early press. */
export const useLateMenu = <Menu>(late: LateCode<Menu>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [startsOpen, setStartsOpen] = useState(false);
  const { isDown, ...pressing } = usePress();
  const loaded = useLazyModule(isNear, late, { onFailure: () => setNear(false) });
  // A button that is replaced while pressed never receives its click.
  const Menu = isDown ? null : loaded;
  // A keyboard user keeps the focus on the button.
  useFocusWhen(Menu !== null && hasFocus, () => button.current, { preventScroll: true });
  const come = () => setNear(true);
  const awaiting = {
    ...pressing,
    onPointerEnter: come,
    onFocus: () => {
      setFocus(true);
      come();
    },
    onBlur: () => setFocus(false),
    onClick: () => {
      setStartsOpen(true);
      come();
    },
  };
  return { Menu, button, startsOpen, awaiting };
};
