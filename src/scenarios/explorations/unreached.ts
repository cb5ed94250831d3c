/** The transitions that no script takes, each with the reason. */

const reloaded =
  'A page that has reloaded is gone, and its lifecycles with it: the chart goes on only where there is no page.';

/** By the id of the transition. */
export const unreached: Readonly<Record<string, string>> = {
  'auth.signedIn|session.rejected|0':
    'Two tabs: the other one has signed out and the refusal comes before the news of it. The stage keeps one tab.',
  'auth.leaving|xstate.done.actor.reloadToHome|0': reloaded,
  'auth.leaving|xstate.error.actor.reloadToHome|0': reloaded,
  'feed.linked.connecting|xstate.after.feedSilence.feed.linked.connecting|0':
    'A connection that for 40 s neither opens nor fails: a step ends only once every request is answered.',
};
