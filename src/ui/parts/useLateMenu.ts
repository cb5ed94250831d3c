/** A button whose menu is fetched once somebody comes near it. The menu goes around the button, which is another element then. */
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { type LateCode, useLazyModule } from '../services/useLazyModule.ts';
import { useFocusWhen } from '../widgets/focusTrap.ts';

const endsOfPress = ['click', 'pointercancel'] as const;

/** A press that ends without a click, as by letting go elsewhere, counts as begun until the next one: the button works meanwhile. */
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

/** `button` is the ref of both buttons, `awaiting` are the props of the first one, `startsOpen` says that it was pressed. */
export const useLateMenu = <Menu>(late: LateCode<Menu>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [startsOpen, setStartsOpen] = useState(false);
  const { isDown, ...pressing } = usePress();
  const loaded = useLazyModule(isNear, late, { onFailure: () => setNear(false) });
  // A button that is replaced while it is pressed never gets its click.
  const Menu = isDown ? null : loaded;
  // Whoever came to the button by key stays there.
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
