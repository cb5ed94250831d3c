/** Checks the invariants that hold after each step of any walk. Each returns a sentence about its violation. */
import { catalogue } from '#machines/catalogue.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import { wouldTake } from '#machines/tryEvent.ts';
import { notFoundRoute, routeAt } from '#ui/app/routes.ts';
import type { Stage } from '#ui/stage/stage.ts';
import type { Frame } from '#world/trace.ts';

export type Moment = {
  readonly stage: Stage;
  readonly frames: readonly Frame[];
  readonly errors: readonly string[];
};

export type Invariant = (moment: Moment) => string | null;

/** Failures that a walk causes itself: network faults, and page loads without a connection. */
const isBroughtAbout = ({ detail }: Frame): boolean =>
  'rule' in Object(detail) || String(Object(detail).message).endsWith(' cannot be fetched');

const brokenFrame: Invariant = ({ frames }) => {
  const broken = frames.find((frame) => frame.kind === 'fault' && !isBroughtAbout(frame));
  return broken ? `${broken.name}: ${Object(broken.detail).message ?? ''}` : null;
};

/** The simulated document supports fewer elements than browsers. */
const isOfDocument = (error: string): boolean =>
  error.startsWith('The tag <%s> is unrecognized in this browser');

const consoleError: Invariant = ({ errors }) => {
  const error = errors.find((one) => !isOfDocument(one));
  return error === undefined ? null : `console error: ${error.slice(0, 300)}`;
};

const errorPanel: Invariant = ({ stage }) =>
  stage.document().body.textContent?.includes('This page crashed') ? 'the page shows its error panel' : null;

const unknownAddress: Invariant = ({ stage }) =>
  routeAt(stage.address().split(/[?#]/, 1)[0] ?? '/') === notFoundRoute
    ? `the address ${stage.address()} is none of the product`
    : null;

/** Streams stay open, and a page that was left gets no replies. */
const unanswered: Invariant = ({ stage }) => {
  const frames = stage.trace.frames();
  const since = frames.findLast(({ name }) => name === 'backend started')?.number ?? 0;
  const answered = new Set(frames.flatMap(({ kind, cause }) => (kind === 'response' ? [cause] : [])));
  const open = frames.find(
    ({ kind, number, name }) =>
      kind === 'request' &&
      number > since &&
      !/\/api\/(?:events|realtime)\/stream/.test(name) &&
      !answered.has(number),
  );
  return open ? `${open.name} was never answered` : null;
};

const telling = /fail|refus|unanswered|conflict|denied|duplicate|limited|kept/i;

const deadEnd: Invariant = ({ stage }) => {
  for (const { id, actor } of stage.lifecycles()) {
    const snapshot = actor.getSnapshot();
    const state = stateText(snapshot.value);
    if (snapshot.status === 'error') return `${id} broke in ${state}`;
    if (!telling.test(state)) continue;
    const events = catalogue.find(({ machine }) => machine.id === snapshot.machine.id)?.events ?? [];
    const ways = events.some((event) => {
      const would = wouldTake(actor, event);
      return 'taken' in would && would.taken.length > 0;
    });
    if (!ways) return `${id} has no way out of ${state}`;
  }
  return null;
};

export const invariants: readonly Invariant[] = [
  brokenFrame,
  consoleError,
  errorPanel,
  unknownAddress,
  unanswered,
  deadEnd,
];
