/** Finds out which hint is wanted: one set of listeners for a whole page, however many hints stand on it. */
import { timings } from '#domain/timings.ts';
import type { Clock, TimerId } from '#world/clock.ts';

export type WantedHint = {
  /** Where it is shown. */
  readonly anchor: Element;
  readonly texts: readonly string[];
};

const marked = '[data-hint]';
const tooltip = '[role="tooltip"]';
/** What can have the focus itself, so that its hints are its own. */
const stop = 'a, button, input, select, textarea, [tabindex]';
/** Whose hints are shown together when something in it has the focus. */
const cell = 'td, th, dd, [data-key-figure], [data-agency-figure]';

const textOf = (element: Element): string => element.getAttribute('data-hint') ?? '';

const pointedAt = (target: Element): WantedHint | null => {
  const anchor = target.closest(marked);
  return anchor && { anchor, texts: [textOf(anchor)] };
};

/** The hints of the focused element, then those in the same cell that cannot get the focus themselves. */
const focused = (target: Element): WantedHint | null => {
  const within = target.closest(cell) ?? target;
  const own = [target.closest(marked), ...target.querySelectorAll(marked)];
  const beside = [...within.querySelectorAll(marked)].filter((one) => one.closest(stop) === null);
  const texts = [...own, ...beside].flatMap((one) => (one ? [textOf(one)] : []));
  return texts.length === 0 ? null : { anchor: target, texts: [...new Set(texts)] };
};

/** These move the focus or are held beside a press; all other keys act, and what was explained is known. */
const movingKeys = /^(?:Tab|Shift|Control|Alt|Meta|Arrow\w+|Home|End|Page\w+)$/;

/** In pixels: a finger that moves further scrolls. */
const stillWithin = 10;

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/** The one timer of all waits, and what is shown. */
const makeSpeech = (clock: Clock, show: (hint: WantedHint | null) => void) => {
  let timer: TimerId | null = null;
  let shown: Element | null = null;
  const wait = () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
  const say = (hint: WantedHint | null) => {
    wait();
    if (hint === null && shown === null) return;
    shown = hint?.anchor ?? null;
    show(hint);
  };
  return {
    /** Whether a hint is shown there. */
    isAt: (anchor: Element) => shown === anchor,
    isIdle: () => shown === null && timer === null,
    /** Gives up what is waited for. */
    stay: wait,
    say,
    sayIn: (delay: number, hint: WantedHint | null, also = () => {}) => {
      wait();
      timer = clock.setTimeout(() => {
        timer = null;
        also();
        say(hint);
      }, delay);
    },
  };
};

type Speech = ReturnType<typeof makeSpeech>;

/** A pointer that rests on a hint shows it, and may go on to the tooltip itself. */
const hearPointer =
  (speech: Speech) =>
  (event: PointerEvent): void => {
    const target = elementOf(event);
    if (event.pointerType === 'touch' || target === null) return;
    const hint = pointedAt(target);
    if (target.closest(tooltip) || (hint && speech.isAt(hint.anchor))) speech.stay();
    else if (hint) speech.sayIn(timings.hintHover, hint);
    else if (!speech.isIdle()) speech.sayIn(timings.hintLeave, null);
  };

/** A finger that is held shows the hint, and does not press as well. */
const makeHolding = (speech: Speech) => {
  let begun: { readonly x: number; readonly y: number } | null = null;
  let isHeld = false;
  return {
    pointerdown: (event: PointerEvent): void => {
      speech.say(null);
      isHeld = false;
      const target = elementOf(event);
      const hint = event.pointerType === 'touch' && target ? pointedAt(target) : null;
      begun = hint && { x: event.clientX, y: event.clientY };
      if (hint)
        speech.sayIn(timings.hintHold, hint, () => {
          isHeld = true;
        });
    },
    pointermove: ({ clientX, clientY }: PointerEvent): void => {
      if (begun === null || isHeld) return;
      if (Math.hypot(clientX - begun.x, clientY - begun.y) < stillWithin) return;
      begun = null;
      speech.stay();
    },
    pointerup: (): void => {
      if (begun !== null && !isHeld) speech.stay();
      begun = null;
    },
    click: (event: Event): void => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** The focus shows a hint where a key has moved it; by a press it comes to what is pointed at anyway. */
const makeFocus = (speech: Speech) => {
  let isByKey = false;
  return {
    pointerdown: (): void => {
      isByKey = false;
    },
    keydown: ({ key }: KeyboardEvent): void => {
      isByKey = movingKeys.test(key);
      if (!isByKey) speech.say(null);
    },
    focusin: (event: Event): void => {
      const target = elementOf(event);
      const hint = isByKey && target ? focused(target) : null;
      if (hint) speech.sayIn(timings.hintHover, hint);
      else if (isByKey) speech.say(null);
    },
  };
};

/** Calls `show` with the hint that is wanted, null once it is not. Returns the function that ends it. */
export const watchHints = (
  page: Document,
  clock: Clock,
  show: (hint: WantedHint | null) => void,
): (() => void) => {
  const speech = makeSpeech(clock, show);
  const holding = makeHolding(speech);
  const focus = makeFocus(speech);
  const stops: (() => void)[] = [];
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
    passive = false,
  ): void => {
    page.addEventListener(type, hear, { capture: true, passive });
    stops.push(() => page.removeEventListener(type, hear, { capture: true }));
  };
  on('pointerover', hearPointer(speech));
  on('pointerdown', holding.pointerdown);
  on('pointerdown', focus.pointerdown);
  on('pointermove', holding.pointermove, true);
  on('pointerup', holding.pointerup);
  on('pointercancel', holding.pointerup);
  on('click', holding.click);
  on('keydown', focus.keydown);
  on('focusin', focus.focusin);
  on('focusout', () => speech.say(null));
  on('scroll', () => speech.say(null), true);
  return () => {
    for (const stop of stops) stop();
    speech.stay();
  };
};
