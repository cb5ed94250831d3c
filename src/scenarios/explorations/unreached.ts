/** The transitions that no script takes, each with the reason. */

const reloaded =
  'A page that has reloaded is gone, and its lifecycles with it: the chart goes on only where there is no page.';

const refusedWorker =
  'A stage has no browser that could refuse a worker to a page; each browser decides that by itself.';

/** By the id of the transition. */
export const unreached: Readonly<Record<string, string>> = {
  'auth.leaving|xstate.done.actor.reloadToHome|0': reloaded,
  'auth.leaving|xstate.error.actor.reloadToHome|0': reloaded,
  'backend.bridging|xstate.error.actor.takeWorker|0': refusedWorker,
};
