/** Decides when a painted page starts the backend, as bots and background pages need none. */
import type { BackendEvent } from '#machines/backend/backendMachine.ts';
import type { PageRoute } from '../services/pageRoute.ts';

type Painted = {
  readonly actors: { readonly backend: { send(event: BackendEvent): void } };
  readonly returning: boolean;
};

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/** Calls `run` once, at the first pointer, wheel, key or touch event. Returns a function that cancels the wait. */
const onFirstSign = (page: EventTarget, run: () => void): (() => void) => {
  const hear = () => {
    leave();
    run();
  };
  const leave = () => {
    for (const sign of signs) page.removeEventListener(sign, hear, { capture: true });
  };
  for (const sign of signs) page.addEventListener(sign, hear, { capture: true, passive: true });
  return leave;
};

/** Starts the backend after the paint, or at the first input if a stranger only reads. Returns a cancel function. */
export const wantBackend = (
  { actors: { backend }, returning }: Painted,
  { onlyRead }: Pick<PageRoute, 'onlyRead'>,
  page: EventTarget,
): (() => void) => {
  const want = () => backend.send({ type: 'backend.want' });
  const waits = onlyRead && !returning;
  if (!waits) want();
  backend.send({ type: 'page.painted' });
  return waits ? onFirstSign(page, want) : () => {};
};
