/** Handles events of transition labels by delegation on the map. */
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

export type TransitionHandlers = {
  press(transition: string): void;
  point(transition: string | null): void;
};

const wayAt = (place: EventTarget | null): string | null =>
  place instanceof Element
    ? (place.closest('[data-transition]')?.getAttribute('data-transition') ?? null)
    : null;

/** `reveal` scrolls to a transition focused by keyboard. Keys other than presses go to `onKeyDown`. */
export const wayHandlers = (
  { press, point }: TransitionHandlers,
  reveal: (transition: string) => void,
  onKeyDown: (event: KeyboardEvent) => void,
) => {
  return {
    onClick: ({ target }: MouseEvent) => {
      const way = wayAt(target);
      if (way !== null) press(way);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = event.key === 'Enter' || event.key === ' ' ? wayAt(event.target) : null;
      if (way === null) return onKeyDown(event);
      event.preventDefault();
      event.stopPropagation();
      press(way);
    },
    onPointerOver: ({ target, relatedTarget }: PointerEvent) => {
      const way = wayAt(target);
      if (way !== null && way !== wayAt(relatedTarget)) point(way);
    },
    onPointerOut: ({ target, relatedTarget }: PointerEvent) => {
      if (wayAt(target) !== null && wayAt(relatedTarget) === null) point(null);
    },
    onFocus: ({ target }: FocusEvent) => {
      const way = wayAt(target);
      if (way === null) return;
      point(way);
      if (target.matches(':focus-visible')) reveal(way);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (wayAt(target) !== null) point(null);
    },
  };
};
