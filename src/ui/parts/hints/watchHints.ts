/** Detects the wanted hint with one set of listeners for the whole page. */
import { timings } from '#domain/timings.ts';
import type { Clock, TimerId } from '#world/clock.ts';

export type WantedHint = {
  readonly anchor: Element;
  readonly texts: readonly string[];
};

const marked = '[data-hint]';
const tooltip = '[role="tooltip"]';
const stop = 'a, button, input, select, textarea, [tabindex]';
/** Containers whose hints are shown together when an element inside has the focus. */
const cell = 'td, th, dd, [data-key-figure], [data-agency-figure]';

const textOf = (element: Element): string => element.getAttribute('data-hint') ?? '';

const pointedAt = (target: Element): WantedHint | null => {
  const anchor = target.closest(marked);
  return anchor && { anchor, texts: [textOf(anchor)] };
};

/** Hints of the focused element, then those in the same cell that are not focusable. */
const focused = (target: Element): WantedHint | null => {
  const within = target.closest(cell) ?? target;
  const own = [target.closest(marked), ...target.querySelectorAll(marked)];
  const marks = [...within.querySelectorAll(marked)].filter((one) => one.closest(stop) === null);
  const texts = [...own, ...marks].flatMap((one) => (one ? [textOf(one)] : []));
  return texts.length === 0 ? null : { anchor: target, texts: [...new Set(texts)] };
};

/** These keys move the focus or modify a press; any other key hides the hint. */
const movingKeys = /^(?:Tab|Shift|Control|Alt|Meta|Arrow\w+|Home|End|Page\w+)$/;

/** In pixels: a finger that moves further scrolls. */
const stillWithin = 10;

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

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
    isAt: (anchor: Element) => shown === anchor,
    isIdle: () => shown === null && timer === null,
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

/** A long press shows the hint and suppresses the click. */
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

/** Only keyboard focus shows a hint, because a pointer hovers its target anyway. */
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

/** Calls `show` with the wanted hint or null. Returns a function that stops it. */
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
