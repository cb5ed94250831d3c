/** Listens to the input events of a stage's pages before all other listeners. */

const heard = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
  'pointerover',
  'pointermove',
  'mousemove',
  'pointercancel',
  'drop',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
  'popstate',
] as const;

export type Hearing = {
  /** Hears a page too; returns a stop function. Called before the page renders. */
  readonly follow: (page: Window) => () => void;
  readonly listen: (hear: (event: Event) => void) => () => void;
};

export const createHearing = (): Hearing => {
  const hearers = new Set<(event: Event) => void>();
  const tell = (event: Event): void => {
    for (const hear of [...hearers]) hear(event);
  };
  return {
    follow: (page) => {
      for (const type of heard) page.addEventListener(type, tell, { capture: true });
      return () => {
        for (const type of heard) page.removeEventListener(type, tell, { capture: true });
      };
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};
