/** Listens to a page's input events before all other listeners. */

const heard = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
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
  readonly listen: (hear: (event: Event) => void) => () => void;
  readonly end: () => void;
};

export const hearEvents = (page: Window): Hearing => {
  const hearers = new Set<(event: Event) => void>();
  const tell = (event: Event): void => {
    for (const hear of [...hearers]) hear(event);
  };
  for (const type of heard) page.addEventListener(type, tell, { capture: true });
  return {
    listen: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    end: () => {
      for (const type of heard) page.removeEventListener(type, tell, { capture: true });
    },
  };
};
