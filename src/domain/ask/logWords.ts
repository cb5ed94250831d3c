/** Maps verbs and subjects of questions about the log to event types. */

export const tokenExpired = 'token expired';

/** `phrases` are past tense; `plain` needs “did” before it, as “when does it end” asks for something else. */
export type Verb = {
  readonly phrases: readonly string[];
  readonly plain: readonly string[];
  readonly endings: readonly string[];
  /** Required `point` of the events; default: any. */
  readonly point?: string;
  /** True if things do it themselves: “alerts fired”, but “reports were sent”. */
  readonly isOwnDoing?: true;
  /** `always` if a person is the object; `unlessDoer` only if no word marks the person as the actor. */
  readonly ofPeople?: 'always' | 'unlessDoer';
};

export const changing: Verb = {
  phrases: ['changed', 'edited', 'updated', 'renamed'],
  plain: ['change', 'edit', 'update', 'rename'],
  endings: ['Updated', 'Changed', 'Renamed'],
};

export const verbs: readonly Verb[] = [
  { phrases: ['archived'], plain: ['archive'], endings: ['Archived'] },
  { phrases: ['restored'], plain: ['restore'], endings: ['Restored'] },
  changing,
  { phrases: ['set'], plain: ['set'], endings: ['Set'] },
  { phrases: ['removed', 'deleted'], plain: ['remove', 'delete'], endings: ['Removed', 'Deleted'] },
  { phrases: ['merged'], plain: ['merge'], endings: ['Merged'] },
  { phrases: ['paused'], plain: ['pause'], endings: ['Paused'] },
  { phrases: ['resumed'], plain: ['resume'], endings: ['Resumed'] },
  { phrases: ['launched', 'started'], plain: ['launch', 'start'], endings: ['Launched'] },
  { phrases: ['ended', 'stopped'], plain: ['end', 'stop'], endings: ['Ended'], isOwnDoing: true },
  { phrases: ['added'], plain: ['add'], endings: ['Added'] },
  { phrases: ['created'], plain: ['create'], endings: ['Created', 'Added', 'ApiKeyMade'] },
  {
    phrases: ['written', 'wrote'],
    plain: ['write'],
    endings: ['NoteAdded', 'AnnotationAdded', 'TextWritten'],
  },
  { phrases: ['completed', 'finished'], plain: ['complete', 'finish'], endings: ['TaskCompleted'] },
  { phrases: ['assigned'], plain: ['assign'], endings: ['OwnerAssigned'], ofPeople: 'unlessDoer' },
  { phrases: ['generated'], plain: ['generate'], endings: ['Generated'] },
  { phrases: ['sent'], plain: ['send'], endings: ['Sent'] },
  { phrases: ['commented on', 'commented'], plain: ['comment', 'comment on'], endings: ['Commented'] },
  {
    phrases: ['asked for changes', 'requested changes', 'asked for a change'],
    plain: ['ask for changes', 'request changes'],
    endings: ['ChangesRequested'],
  },
  { phrases: ['rated'], plain: ['rate'], endings: ['Rated'] },
  { phrases: ['opened'], plain: ['open'], endings: ['Opened'] },
  { phrases: ['approved'], plain: ['approve'], endings: ['Approved', 'ReportAccepted'] },
  { phrases: ['accepted'], plain: ['accept'], endings: ['Accepted'] },
  { phrases: ['fired', 'triggered'], plain: ['fire', 'trigger'], endings: ['AlertRaised'], isOwnDoing: true },
  { phrases: ['acknowledged'], plain: ['acknowledge'], endings: ['Acknowledged'] },
  { phrases: ['resolved'], plain: ['resolve'], endings: ['Resolved'] },
  { phrases: ['reopened'], plain: ['reopen'], endings: ['Reopened'] },
  { phrases: ['muted'], plain: ['mute'], endings: ['Muted'] },
  {
    phrases: ['imported', 'imported data', 'imported a file', 'imported the file', 'imported files'],
    plain: ['import', 'import data', 'import a file', 'import the file'],
    endings: ['DataImported'],
  },
  { phrases: ['revoked'], plain: ['revoke'], endings: ['Revoked'] },
  { phrases: ['signed in', 'logged in'], plain: ['sign in', 'log in'], endings: ['SessionStarted'] },
  { phrases: ['signed out', 'logged out'], plain: ['sign out', 'log out'], endings: ['SessionEnded'] },
  { phrases: ['joined'], plain: ['join'], endings: ['MemberJoined'], ofPeople: 'always', isOwnDoing: true },
  { phrases: ['invited'], plain: ['invite'], endings: ['MemberInvited'], ofPeople: 'unlessDoer' },
  { phrases: ['connected'], plain: ['connect'], endings: ['IntegrationConnected'] },
  {
    phrases: ['reconnected'],
    plain: ['reconnect'],
    endings: ['SourceSyncRecovered', 'IntegrationRestored'],
  },
  { phrases: ['disconnected'], plain: ['disconnect'], endings: ['IntegrationDisconnected'] },
  { phrases: ['failed'], plain: ['fail'], endings: ['Failed'], isOwnDoing: true },
  {
    phrases: ['expired'],
    plain: ['expire'],
    endings: ['SourceSyncFailed'],
    point: tokenExpired,
    isOwnDoing: true,
  },
  { phrases: ['restated', 'revised'], plain: ['restate', 'revise'], endings: ['SourceRestated'] },
  { phrases: ['installed'], plain: ['install'], endings: ['AppInstalled'] },
];

/** Without a subject these match all events, not only those that say “changed”; “what changed last” is an exception. */
export const bareChange = [
  'what changed',
  'what has changed',
  'what have changed',
  'whats changed',
  'what was changed',
] as const;

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

export type Subject = {
  readonly phrases: readonly [one: string, many: string, ...more: string[]];
  readonly types: RegExp;
  /** True if the subject belongs to a client and may be named together with it. */
  readonly isOfClients?: true;
  /** Event types that express “changed” for this subject in other words. */
  readonly changes?: readonly string[];
};

export const clientItself: Subject = {
  phrases: ['client', 'clients', 'customer', 'customers'],
  types: /^Client(?!Note|Task|Contact)/,
};

/** Longest phrases first, so that the longest match wins. */
export const subjects: readonly Subject[] = [
  { phrases: ['goal', 'goals', 'target', 'targets'], types: /^Goal/, isOfClients: true },
  {
    phrases: ['campaign budget', 'campaign budgets', 'daily budget', 'daily budgets'],
    types: /^CampaignBudget/,
    isOfClients: true,
  },
  {
    phrases: ['budget', 'budgets', 'media budget', 'media budgets'],
    types: /^(Campaign)?Budget/,
    isOfClients: true,
    changes: ['BudgetSet', 'BudgetRemoved'],
  },
  { phrases: ['campaign', 'campaigns'], types: /^Campaign/, isOfClients: true },
  {
    phrases: ['alert rule', 'alert rules'],
    types: /^AlertRule/,
    isOfClients: true,
    changes: ['AlertRuleSet'],
  },
  { phrases: ['alert', 'alerts'], types: /^Alert(?!Rule|sChecked)/, isOfClients: true },
  { phrases: ['competitor', 'competitors'], types: /^Competitor/ },
  { phrases: ['profile', 'profiles'], types: /^Profile/ },
  { phrases: ['report', 'reports'], types: /^Report/, isOfClients: true },
  { phrases: ['dashboard', 'dashboards'], types: /^Dashboard/, isOfClients: true },
  { phrases: ['note', 'notes'], types: /^ClientNote/, isOfClients: true },
  { phrases: ['task', 'tasks'], types: /^ClientTask/, isOfClients: true },
  { phrases: ['contact', 'contacts'], types: /^ClientContact/, isOfClients: true },
  { phrases: ['fee', 'fees', 'contract', 'contracts'], types: /^ClientContract/, isOfClients: true },
  { phrases: ['annotation', 'annotations'], types: /^Annotation/, isOfClients: true },
  { phrases: ['share link', 'share links', 'link', 'links'], types: /^ShareLink/, isOfClients: true },
  { phrases: ['import', 'imports'], types: /^(Data)?Import/, isOfClients: true },
  { phrases: ['fetched file', 'fetched files'], types: /^FileAddress/, isOfClients: true },
  { phrases: ['API key', 'API keys', 'api key', 'api keys'], types: /^ApiKey/ },
  { phrases: ['invitation', 'invitations', 'invite', 'invites'], types: /^(Invitation|MemberInvited)/ },
  {
    phrases: ['team member', 'team members', 'member', 'members', 'colleague', 'colleagues'],
    types: /^Member/,
  },
  { phrases: ['look', 'looks', 'brand', 'logo', 'accent'], types: /^Look/ },
  { phrases: ['plan', 'plans', 'subscription'], types: /^Subscription/ },
  {
    phrases: ['integration', 'integrations', 'source', 'sources', 'connection', 'connections'],
    types: /^(Integration|Source)/,
    isOfClients: true,
  },
  { phrases: ['app', 'apps'], types: /^App/ },
  clientItself,
];
