/** Declares a handler's context: the caller, the request's input, the read models, and the commit. */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { Role } from '#domain/access/role.ts';
import type { DnsRecords } from '#domain/branding/domainRules.ts';
import type { BodyOf, endpoints, ParamsOf, QueryOf } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { ProblemCode, ProblemExtras } from '#domain/contract/problemCatalogue.ts';
import type { PendingCalls } from '#events/apiKeys/pendingCalls.ts';
import type { AppendCondition, EventLog, Expected, NewEvent, VaultChange } from '#events/log/eventLog.ts';
import type { Actor } from '#events/log/storedEvent.ts';
import type { ReadModel, ScopedAnswers } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';
import type { Passwords } from '../crypto/passwords.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { Origin } from './requestOrigin.ts';

export type Caller = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly expiresAt: string;
  readonly role: Role;
  readonly workspaceId: string;
  readonly kind: MembershipKind;
  readonly clientId: string | null;
  /** The time (ISO 8601 UTC) an archived client's people lost access: later events are hidden from them. */
  readonly clientArchivedAt?: string;
  readonly viewedBy?: string;
  /** True for a reading with a look that is not published (`Look-Preview`). */
  readonly previews?: true;
};

export type MadeCall = {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly now: string;
  /** Calls per month; -1 for unlimited. */
  readonly limit: number;
};

/** `used` is the month's count afterwards; a refused call does not count. */
export type Metered = { readonly isMade: boolean; readonly used: number };

export type CallMeter = {
  count(call: MadeCall): Promise<Metered>;
  pending(workspaceId: string): Promise<PendingCalls | null>;
};

/** `source` is `key:<id>` or `app:<id>`; `most` its own limit, null or omitted for none. */
export type CountedCall = {
  readonly workspaceId: string;
  readonly source: string;
  readonly endpoint: EndpointName;
  readonly now: string;
  readonly most?: { readonly calls: number; readonly per: 'day' | 'month' } | null;
};

export type CountedRow = {
  readonly source: string;
  readonly day: string;
  readonly endpoint: EndpointName;
  readonly calls: number;
  readonly errors: readonly { readonly status: number; readonly count: number }[];
};

export type CallLedger = {
  take(call: CountedCall): Promise<Metered>;
  fail(call: CountedCall, status: number): Promise<void>;
  rows(workspaceId: string, now: string): Promise<readonly CountedRow[]>;
};

/** Counts a stream of the account as open until the returned function is called; null when there are too many. */
export type OpenStream = (accountId: string) => (() => void) | null;

/** Remembers when each session was last used. */
export type SessionActivity = {
  touch(sessionId: string, now: string): void;
  lastSeen(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** The rules of a server for accounts (ruling D39). */
export type AccountPolicy = { readonly shortestPassword: number; readonly isSignUpOpen: boolean };

/** How far a server is with one mail of an event. */
export type Delivery = {
  /** One of `recipientsOf` the event. */
  readonly recipient: string;
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly nextAt: string | null;
  /** The mail server's refusal; null without one. */
  readonly problem: string | null;
};

export type Deliveries = {
  /** The deliveries of the events at these positions; mails of events after `reached` are not queued yet. */
  of(positions: readonly number[]): Promise<{
    readonly reached: number;
    readonly byPosition: ReadonlyMap<number, readonly Delivery[]>;
  }>;
};

/** How a server finds out about domains of agencies. */
export type DomainLookup = {
  /** The host that CNAME records have to name. */
  readonly target: string;
  /** `txtName`: the record that proves the holder. */
  records(domain: string, txtName: string): Promise<DnsRecords>;
  /** True if the domain answers over https with a valid certificate. */
  isSecured(domain: string): Promise<boolean>;
};

/** The bytes of a file, or the reason in words. */
export type FetchedFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: string };

/** Rejects when the signal ends it. */
export type FetchFile = (address: string, ending?: AbortSignal) => Promise<FetchedFile>;

export type BackendParts = {
  readonly world: World;
  readonly log: EventLog;
  readonly readModel: ReadModel;
  readonly passwords: Passwords;
  readonly metrics: MetricStore;
  /** The latest time, ISO 8601 UTC, for appending due work; null or omitted for now. */
  readonly dueUntil?: () => string | null;
  readonly calls: CallMeter & CallLedger;
  readonly isProviderUp?: () => boolean;
  /** Default: no limit. */
  readonly openStream?: OpenStream;
  /** Default: the rules of the specification's demo. */
  readonly accountPolicy?: AccountPolicy | undefined;
  readonly sessionActivity: SessionActivity;
  /** Names the device of a request; omitted by a host that is one browser. */
  readonly deviceOf?: ((request: Request) => string) | undefined;
  /** Default: no mail is sent. */
  readonly deliveries?: Deliveries | undefined;
  /** Default: the DNS of domains is simulated. */
  readonly domainLookup?: DomainLookup | undefined;
  /** Fetches files for a server, which does so on schedule; default: the browser does, when a person asks. */
  readonly fetchFile?: FetchFile | undefined;
};

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
    readonly headers?: Readonly<Record<string, string>>;
  };
};

export type Refused = { readonly ok: false; readonly refusal: ProblemCode; readonly extras?: ProblemExtras };

/** Decides on the current answers what to append, or refuses. Called again after a conflict. */
export type Propose = (answers: ScopedAnswers) => Promise<Proposal | Refused> | Proposal | Refused;

export type Commit = (propose: Propose) => Promise<Response>;

type CallerOf<Name extends EndpointName> = (typeof endpoints)[Name] extends
  | { readonly roles: 'anyone' }
  | { readonly visitorsToo: true }
  ? Caller | null
  : Caller;

export type Context<Name extends EndpointName> = BackendParts &
  Origin & {
    /** The answers of the caller's workspace, now or at `as_of`; empty for an unknown caller. */
    readonly answers: ScopedAnswers;
    readonly now: string;
    readonly caller: CallerOf<Name>;
    readonly params: ParamsOf<Name>;
    readonly query: QueryOf<Name>;
    readonly body: BodyOf<Name>;
    readonly commit: Commit;
  };

export type Handler<Name extends EndpointName> = (
  request: Request,
  context: Context<Name>,
) => Promise<Response> | Response;
