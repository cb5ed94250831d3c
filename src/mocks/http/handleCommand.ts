/** Runs every write: load the stream, check the version, decide, tag the events, and build the reply with its ETag. */
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

export type Ask<Command, Event extends DomainEvent, State, Key extends readonly unknown[]> = {
  readonly stream: StreamRule<Event, Key>;
  readonly key: Key;
  readonly decider: Decider<Command, Event, State>;
  readonly command: Command;
};

export type CommandReply = {
  readonly status: 200 | 201 | 204;
  readonly body?: unknown;
  readonly version?: number;
};

export type RelatedChanges = Partial<Pick<Proposal, 'events' | 'expected' | 'vault'>> & {
  readonly first?: readonly NewEvent[];
};

export type CommandPlan<Command, State, Key extends readonly unknown[]> = {
  readonly key: Key;
  readonly command: Command;
  /** The version that If-Match is compared with; null when the item does not exist: 404. Omitted: it has no version yet. */
  readonly version?: (state: State) => number | null;
  /** `required` refuses a missing If-Match with 428; omitted: If-Match is optional. `none` ignores it. */
  readonly ifMatch?: 'required' | 'none';
  /** Further reasons to refuse; called only when something would change. */
  readonly refuse?: (states: { readonly before: State; readonly after: State }) => Refused | null;
  readonly related?: (after: State) => Promise<RelatedChanges> | RelatedChanges;
  /** Fails the append when such events were added since the answers were read, in any stream. */
  readonly failIfEventsMatch?: AppendCondition | null;
  readonly reply: (after: State, before: State) => CommandReply | Promise<CommandReply>;
  readonly actor?: Actor;
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

/** The first events of a new stream, for another stream's transaction; throws when refused, because that is a bug. */
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

export type StreamReading = { readonly log: Pick<BackendParts['log'], 'readStream'> };

/** A command on an existing stream for another stream's transaction; a refusal refuses the whole. */
export const alongside = async <Command, Event extends DomainEvent, State, Key extends readonly unknown[]>(
  { log }: StreamReading,
  ask: Ask<Command, Event, State, Key>,
  workspaceId: string | null,
): Promise<RelatedChanges> => {
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

export const mergeRelated = (parts: readonly RelatedChanges[]): RelatedChanges => {
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

/** As `alongside` for many commands of one stream, each decided on the result of the previous ones; refused commands are skipped. */
export const relatedToEach = async <
  Command,
  Event extends DomainEvent,
  State,
  Key extends readonly unknown[],
>(
  { log }: Pick<BackendParts, 'log'>,
  subject: Omit<Ask<Command, Event, State, Key>, 'command'>,
  commands: readonly Command[],
  workspaceId: string | null,
): Promise<RelatedChanges> => {
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
  const { first = [], events = [], expected = [], vault = [] } = (await plan.related?.(after)) ?? {};
  const { status, body, version } = await plan.reply(after, state);
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

export type Declaration<Command, State, Key extends readonly unknown[]> = {
  readonly errors?: Readonly<Record<string, string>>;
  /** Called again with newer answers after a conflict; throws to refuse. */
  readonly plan: (
    answers: ScopedAnswers,
  ) => CommandPlan<Command, State, Key> | Promise<CommandPlan<Command, State, Key>>;
};

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
    return asking.commit(async (answers) => propose(request, parts, await plan(answers)));
  };

export const notThere = (): never => {
  throw new RefusalError('notFound');
};
