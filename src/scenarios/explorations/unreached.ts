/** Lists the states and transitions that no script visits, each with the reason. */

const reloaded =
  'A page that has reloaded is gone, and its lifecycles with it: the chart goes on only where there is no page.';

const refusedWorker =
  'A stage has no browser that could refuse a worker to a page; each browser decides that by itself.';

const heightIsThere =
  'The height of a page that is open can always be read; the way out is for a browser that refuses it.';

const momentOfPreparing =
  'The next page is made ready within 120 ms at most, and no script lets another tab change the session in that moment.';

const keptNowhere =
  'A stage keeps nothing of what its pages began with, so each begins by asking who is there; the machine’s own tests go this way.';

const neverRejects = 'Making the next page ready never fails: what does not come is left to the page itself.';

const soundStorage =
  'A stage keeps its log in memory, which nobody can damage; a browser test deletes a real database, and the machine’s own tests go every way.';

const nothingKept =
  'A stage keeps nothing, so its account menu has no log to check or to rebuild; the machine’s own tests go every way.';

const sendsNoMail =
  'A stage sends no mail, so no link of it comes; tests of the page and of the server go this way.';

const firstStep =
  'It is part of the start of the chart, which is watched from its first state on; scripts do open kept conversations.';

const oneAfterTheOther =
  'A script asks for the next change when the one before is told, so none waits; the machine’s own tests go these ways.';

export const unreachedMachines: Readonly<Record<string, string>> = {
  recovery: soundStorage,
  backup: nothingKept,
  logCheck: nothingKept,
  logRebuild: nothingKept,
  slowStart: nothingKept,
  passwordReset: sendsNoMail,
};

export const unreachedStates: Readonly<Record<string, string>> = { 'backend.lost': soundStorage };

export const unreached: Readonly<Record<string, string>> = {
  'auth.preparing|session.rejected|0': momentOfPreparing,
  'auth.preparing|session.changed|0': momentOfPreparing,
  'auth.preparing|session.changed|1': momentOfPreparing,
  'auth.preparing|xstate.done.actor.prepare|0': keptNowhere,
  'auth.preparing|xstate.error.actor.prepare|0': neverRejects,
  'auth.leaving|xstate.done.actor.reloadToHome|0': reloaded,
  'auth.leaving|xstate.error.actor.reloadToHome|0': reloaded,
  'reversibleChange.making|change.ask|0': oneAfterTheOther,
  'reversibleChange.making|xstate.done.actor.make|0': oneAfterTheOther,
  'reversibleChange.made||0': oneAfterTheOther,
  'reversibleChange.takingBack|change.ask|0': oneAfterTheOther,
  'reversibleChange.takenBack||0': oneAfterTheOther,
  'reversibleChange.refused||0': oneAfterTheOther,
  'pageScroll.returning|xstate.error.actor.watchHeight|0': heightIsThere,
  'ask.idle||0': firstStep,
  'backend.starting|xstate.done.actor.startBackend|0': soundStorage,
  'backend.bridging|log.lose|0': soundStorage,
  'backend.bridging|xstate.error.actor.takeWorker|0': refusedWorker,
  'backend.ready|log.lose|0': soundStorage,
};
