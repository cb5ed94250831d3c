/** The one way of a write: load the stream, hold the version, decide, tag the events, and make the reply with its ETag. */
import type { Decider } from '#events/decision.ts';
import type { AppendCondition, NewEvent } from '#events/log/eventLog.ts';
import type { Actor, DomainEvent } from '#events/log/storedEvent.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { StreamRule } from '#events/streamRule.ts';
import type { BackendParts, Caller, Commit, Proposal, Refused } from './context.ts';
import { loadStream } from './loadStream.ts';
import { RefusalError } from './refusal.ts';
import { problem } from './respond.ts';
import { holdVersion, versionTag } from './version.ts';

/** A stream, what is asked of it, and the rules that answer. */
export type Ask<Command, Event extends DomainEvent, State, Key extends readonly unknown[]> = {
  readonly stream: StreamRule<Event, Key>;
  readonly key: Key;
  readonly decider: Decider<Command, Event, State>;
  readonly command: Command;
};

/** A reply; `version` becomes its ETag. */
export type CommandReply = {
  readonly status: 200 | 201 | 204;
  readonly body?: unknown;
  readonly version?: number;
};

/** What goes into the same transaction from elsewhere. */
export type Beside = Partial<Pick<Proposal, 'events' | 'expected' | 'vault'>> & {
  /** Events that come before those that were asked for. */
  readonly first?: readonly NewEvent[];
};

export type CommandPlan<Command, State, Key extends readonly unknown[]> = {
  /** What names the stream. */
  readonly key: Key;
  readonly command: Command;
  /** The version of what is to be changed, which If-Match is held against; null when it is not there: 404. Left out: nothing has a version yet. */
  readonly version?: (state: State) => number | null;
  /** `required` refuses with 428 what names no version; left out: it may name one. `none`: what it names is not looked at. */
  readonly ifMatch?: 'required' | 'none';
  /** What else speaks against it; asked only when something would change. */
  readonly refuse?: (states: { readonly before: State; readonly after: State }) => Refused | null;
  readonly beside?: (after: State) => Promise<Beside> | Beside;
  /** What nobody may have appended since the answers were read, whatever its stream. */
  readonly failIfEventsMatch?: AppendCondition | null;
  readonly reply: (after: State, before: State) => CommandReply;
  /** Left out: the caller, or a visitor. */
  readonly actor?: Actor;
  /** In whose history it stands; left out: the caller's. */
  readonly workspaceId?: string;
};

type Asking = Pick<BackendParts, 'log'> & { readonly commit: Commit; readonly caller: Caller | null };

export const actorOf = (caller: Caller | null): Actor =>
  caller ? { kind: 'account', id: caller.accountId, role: caller.role } : { kind: 'visitor', id: 'visitor' };

const placed = <Event extends DomainEvent, Key extends readonly unknown[]>(
  { stream, key }: { readonly stream: StreamRule<Event, Key>; readonly key: Key },
  events: readonly Event[],
  workspaceId: string | null,
): readonly NewEvent[] =>
  events.map((event) => ({ stream: stream.of(...key), event, tags: stream.tagsOf(event, workspaceId) }));

/** The events of a stream that begins now, for the transaction of another one; a beginning that is refused is a bug. */
export const begin = <Command, Event extends DomainEvent, State, Key extends readonly unknown[]>(
  ask: Ask<Command, Event, State, Key>,
  workspaceId: string | null,
) => {
  const { stream, decider } = ask;
  const decision = decider.decide(ask.command, decider.initial);
  if (!decision.ok) throw new Error(`A new ${stream.category} was refused: ${decision.refusal}`);
  return {
    events: placed(ask, decision.events, workspaceId),
    expected: [{ stream: stream.of(...ask.key), revision: 'none' as const }],
    after: decision.events.reduce(decider.evolve, decider.initial),
  };
};

/** All that a decision reads of the log. */
export type StreamReading = { readonly log: Pick<BackendParts['log'], 'readStream'> };

/** What is asked of a stream that is there, for the transaction of another one; a refusal refuses the whole. */
export const alongside = async <Command, Event extends DomainEvent, State, Key extends readonly unknown[]>(
  { log }: StreamReading,
  ask: Ask<Command, Event, State, Key>,
  workspaceId: string | null,
): Promise<Beside> => {
  const name = ask.stream.of(...ask.key);
  const { state, revision } = await loadStream(log, name, ask.decider);
  const decision = ask.decider.decide(ask.command, state);
  if (!decision.ok) throw new RefusalError(decision.refusal);
  if (decision.events.length === 0) return {};
  return {
    events: placed(ask, decision.events, workspaceId),
    expected: [{ stream: name, revision }],
  };
};

/** What several parts add to one transaction; each stream is expected once. */
export const mergedBeside = (parts: readonly Beside[]): Beside => {
  const expected = new Map(
    parts.flatMap((part) => part.expected ?? []).map((one) => [one.stream, one] as const),
  );
  return {
    first: parts.flatMap(({ first = [] }) => first),
    events: parts.flatMap(({ events = [] }) => events),
    expected: [...expected.values()],
    vault: parts.flatMap(({ vault = [] }) => vault),
  };
};

/** As `alongside`, for many commands of one stream, each on what the ones before have left; those that are refused are left out. */
export const besideEach = async <Command, Event extends DomainEvent, State, Key extends readonly unknown[]>(
  { log }: Pick<BackendParts, 'log'>,
  subject: Omit<Ask<Command, Event, State, Key>, 'command'>,
  commands: readonly Command[],
  workspaceId: string | null,
): Promise<Beside> => {
  if (commands.length === 0) return {};
  const { stream, key, decider } = subject;
  const name = stream.of(...key);
  const loaded = await loadStream(log, name, decider);
  let { state } = loaded;
  const made: Event[] = [];
  for (const command of commands) {
    const decision = decider.decide(command, state);
    if (!decision.ok) continue;
    state = decision.events.reduce(decider.evolve, state);
    made.push(...decision.events);
  }
  if (made.length === 0) return {};
  return {
    events: placed(subject, made, workspaceId),
    expected: [{ stream: name, revision: loaded.revision }],
  };
};

type Subject<Command, Event extends DomainEvent, State, Key extends readonly unknown[]> = Pick<
  Ask<Command, Event, State, Key>,
  'stream' | 'decider'
>;

const propose = async <Command, Event extends DomainEvent, State, Key extends readonly unknown[]>(
  request: Request,
  { log, caller, stream, decider }: Asking & Subject<Command, Event, State, Key>,
  plan: CommandPlan<Command, State, Key>,
): Promise<Proposal | Refused> => {
  const name = stream.of(...plan.key);
  const { state, revision } = await loadStream(log, name, decider);
  if (plan.version) holdVersion(request, plan.version(state), plan.ifMatch);
  const decision = decider.decide(plan.command, state);
  if (!decision.ok) return decision;
  const after = decision.events.reduce(decider.evolve, state);
  const refused = decision.events.length > 0 ? plan.refuse?.({ before: state, after }) : null;
  if (refused) return refused;
  const workspaceId = plan.workspaceId ?? caller?.workspaceId ?? null;
  const { first = [], events = [], expected = [], vault = [] } = (await plan.beside?.(after)) ?? {};
  const { status, body, version } = plan.reply(after, state);
  const own = placed({ stream, key: plan.key }, decision.events, workspaceId);
  return {
    ok: true,
    actor: plan.actor ?? actorOf(caller),
    events: [...first, ...own, ...events],
    expected: [{ stream: name, revision }, ...expected],
    ...(plan.failIfEventsMatch ? { failIfEventsMatch: plan.failIfEventsMatch } : {}),
    vault,
    reply: { status, body, ...(version === undefined ? {} : { headers: { ETag: versionTag(version) } }) },
  };
};

/** What a handler declares: what is wrong with the fields beyond their shape, and what is asked of which stream. */
export type Declaration<Command, State, Key extends readonly unknown[]> = {
  /** By field; anything refuses with 422. Left out: nothing. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Made again, from newer answers, when someone else was faster; refuses by throwing. */
  readonly plan: (answers: ScopedAnswers) => CommandPlan<Command, State, Key>;
};

/** Answers the writes of one subject as they are declared. */
export const handleCommand =
  <Command, Event extends DomainEvent, State, Key extends readonly unknown[]>(
    stream: StreamRule<Event, Key>,
    decider: Decider<Command, Event, State>,
  ) =>
  async (
    request: Request,
    asking: Asking,
    { errors = {}, plan }: Declaration<Command, State, Key>,
  ): Promise<Response> => {
    if (Object.keys(errors).length > 0) return problem('invalid', { errors });
    const parts = { ...asking, stream, decider };
    return asking.commit((answers) => propose(request, parts, plan(answers)));
  };

/** For a plan that finds that what it is about is not there. */
export const notThere = (): never => {
  throw new RefusalError('notFound');
};
