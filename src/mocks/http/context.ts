/** What a handler is given beside the request: who calls, what was asked, what is known, and how to change it. */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { Role } from '#domain/access/role.ts';
import type { BodyOf, endpoints, ParamsOf, QueryOf } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { ProblemCode, ProblemExtras } from '#domain/contract/problemCatalogue.ts';
import type { AppendCondition, EventLog, Expected, NewEvent, VaultChange } from '#events/log/eventLog.ts';
import type { Actor } from '#events/log/storedEvent.ts';
import type { ReadModel, ScopedAnswers } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';
import type { Passwords } from '../handlers/auth/passwords.ts';
import type { MetricStore } from '../metrics/metricStore.ts';
import type { FigureWorker } from '../metrics/worker/createFigureWorker.ts';
import type { CallMeter } from './meteredCalls.ts';
import type { Origin } from './requestOrigin.ts';

/** A signed-in person. */
export type Caller = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly expiresAt: string;
  readonly role: Role;
  readonly workspaceId: string;
  readonly kind: MembershipKind;
  /** For people of a client: which one. */
  readonly clientId: string | null;
  /** For people of a client that is archived: since when (ISO 8601 UTC). Nothing that happens to the client after that is theirs to see. */
  readonly clientArchivedAt?: string;
  /** Of a client's portal that somebody of the agency looks at, read-only: their account id. The caller is then nobody's account. */
  readonly viewedBy?: string;
};

/** The parts that the whole backend shares. */
export type BackendParts = {
  readonly world: World;
  readonly log: EventLog;
  readonly readModel: ReadModel;
  readonly passwords: Passwords;
  readonly metrics: MetricStore;
  /** Adds up what would hold up the page; null: the page does. */
  readonly figureWorker: FigureWorker | null;
  /** Until when what time brings may be appended, ISO 8601 UTC; null, and left out: until now. */
  readonly dueUntil?: () => string | null;
  /** Counts the calls that are made with API keys. */
  readonly calls: CallMeter;
  /** Whether the demo payment provider works; left out: it does. */
  readonly isProviderUp?: () => boolean;
};

/** What a command wants appended, and the reply when it is. */
export type Proposal = {
  readonly ok: true;
  readonly actor: Actor;
  readonly events: readonly NewEvent[];
  readonly expected: readonly { readonly stream: string; readonly revision: Expected }[];
  readonly failIfEventsMatch?: AppendCondition;
  readonly vault?: readonly VaultChange[];
  readonly reply: {
    readonly status: 200 | 201 | 204;
    readonly body?: unknown;
    /** Those that matter to who asks again. */
    readonly headers?: Readonly<Record<string, string>>;
  };
};

export type Refused = { readonly ok: false; readonly refusal: ProblemCode; readonly extras?: ProblemExtras };

/** Looks at what is known now and proposes what to append, or refuses. Called again when someone else was faster. */
export type Propose = (answers: ScopedAnswers) => Promise<Proposal | Refused> | Proposal | Refused;

/** Appends what `propose` proposes, once per Idempotency-Key, and answers. */
export type Commit = (propose: Propose) => Promise<Response>;

type CallerOf<Name extends EndpointName> = (typeof endpoints)[Name] extends
  | { readonly roles: 'anyone' }
  | { readonly visitorsToo: true }
  ? Caller | null
  : Caller;

export type Context<Name extends EndpointName> = BackendParts &
  Origin & {
    /** Of the caller's workspace, as it stands now or stood at `as_of`; about nothing for who is not known. */
    readonly answers: ScopedAnswers;
    /** The world's time when the request came in, ISO 8601 UTC. */
    readonly now: string;
    readonly caller: CallerOf<Name>;
    readonly params: ParamsOf<Name>;
    readonly query: QueryOf<Name>;
    readonly body: BodyOf<Name>;
    readonly commit: Commit;
  };

/** Answers one endpoint: no state, no rules of its own. */
export type Handler<Name extends EndpointName> = (
  request: Request,
  context: Context<Name>,
) => Promise<Response> | Response;
