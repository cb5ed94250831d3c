/** When a painted page asks for the backend: not every page that is open is looked at, and not every visitor is a person. */
import type { BackendEvent } from '#machines/backend/backendMachine.ts';
import type { PageRoute } from '../services/pageRoute.ts';

type Painted = {
  readonly actors: { readonly backend: { send(event: BackendEvent): void } };
  /** Whether the browser kept a session. */
  readonly returning: boolean;
};

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/** Calls `run` once, at the first movement, touch, turn of the wheel, key or press, by whatever means; gives the function that ends the wait. */
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

/** Starts the backend once the page is painted, or waits for a sign of life where a stranger only reads. Gives the function that ends the wait. */
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
