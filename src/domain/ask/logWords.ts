/** The verbs and subjects of questions about the log, and which types of events each means. */

/** `phrases` tell of the past; `plain` needs “did” before it: “when does it end” asks for something else. */
export const verbs: readonly {
  readonly phrases: readonly string[];
  readonly plain: readonly string[];
  readonly endings: readonly string[];
}[] = [
  { phrases: ['archived'], plain: ['archive'], endings: ['Archived'] },
  { phrases: ['restored'], plain: ['restore'], endings: ['Restored'] },
  {
    phrases: ['changed', 'edited', 'updated', 'renamed'],
    plain: ['change', 'edit', 'update', 'rename'],
    endings: ['Updated', 'Changed'],
  },
  { phrases: ['set'], plain: ['set'], endings: ['Set'] },
  { phrases: ['removed', 'deleted'], plain: ['remove', 'delete'], endings: ['Removed', 'Deleted'] },
  { phrases: ['paused'], plain: ['pause'], endings: ['Paused'] },
  { phrases: ['resumed'], plain: ['resume'], endings: ['Resumed'] },
  { phrases: ['launched', 'started'], plain: ['launch', 'start'], endings: ['Launched'] },
  { phrases: ['ended', 'stopped'], plain: ['end', 'stop'], endings: ['Ended'] },
  { phrases: ['added'], plain: ['add'], endings: ['Added'] },
  { phrases: ['created'], plain: ['create'], endings: ['Created', 'Added'] },
  { phrases: ['sent'], plain: ['send'], endings: ['Sent'] },
  { phrases: ['approved'], plain: ['approve'], endings: ['Approved', 'Accepted'] },
  { phrases: ['signed in', 'logged in'], plain: ['sign in', 'log in'], endings: ['SessionStarted'] },
  { phrases: ['signed out', 'logged out'], plain: ['sign out', 'log out'], endings: ['SessionEnded'] },
  { phrases: ['joined'], plain: ['join'], endings: ['MemberJoined'] },
  { phrases: ['invited'], plain: ['invite'], endings: ['MemberInvited'] },
  { phrases: ['connected'], plain: ['connect'], endings: ['IntegrationConnected'] },
  { phrases: ['disconnected'], plain: ['disconnect'], endings: ['IntegrationDisconnected'] },
  { phrases: ['installed'], plain: ['install'], endings: ['AppInstalled'] },
];

/** Without a subject these ask for all that happened, and not only for what says “changed”; “what changed last” does not. */
export const bareChange = ['what changed', 'what has changed', 'what have changed', 'whats changed'] as const;

/** What the people of a workspace did, whoever of them it was. */
export const ourDeeds = [
  'what did we do',
  'what have we done',
  'what did the team do',
  'what did our team do',
  'what has the team done',
  'what has our team done',
  'what work did we do',
  'what work have we done',
] as const;

export const subjects: readonly { readonly phrases: readonly string[]; readonly prefix: string }[] = [
  { phrases: ['goal', 'goals', 'target', 'targets'], prefix: 'Goal' },
  { phrases: ['campaign', 'campaigns'], prefix: 'Campaign' },
  { phrases: ['budget', 'budgets'], prefix: 'Budget' },
  { phrases: ['competitor', 'competitors'], prefix: 'Competitor' },
  { phrases: ['profile', 'profiles'], prefix: 'Profile' },
  { phrases: ['report', 'reports'], prefix: 'Report' },
  { phrases: ['dashboard', 'dashboards'], prefix: 'Dashboard' },
  { phrases: ['note', 'notes'], prefix: 'ClientNote' },
  { phrases: ['task', 'tasks'], prefix: 'ClientTask' },
  { phrases: ['contact', 'contacts'], prefix: 'ClientContact' },
  { phrases: ['fee', 'fees', 'contract', 'contracts'], prefix: 'ClientContract' },
  { phrases: ['annotation', 'annotations'], prefix: 'Annotation' },
  { phrases: ['look', 'brand', 'logo', 'accent'], prefix: 'Look' },
  { phrases: ['plan', 'subscription'], prefix: 'Subscription' },
  {
    phrases: ['integration', 'integrations', 'source', 'sources', 'connection', 'connections'],
    prefix: 'Integration',
  },
  { phrases: ['app', 'apps'], prefix: 'App' },
  { phrases: ['client', 'clients', 'customer', 'customers'], prefix: 'Client' },
];

/** What is about a client and has a subject of its own. */
export const ofClients: readonly string[] = [
  'Goal',
  'Campaign',
  'Budget',
  'Report',
  'Dashboard',
  'ClientNote',
  'ClientTask',
  'ClientContact',
  'ClientContract',
  'Annotation',
  'Integration',
];
