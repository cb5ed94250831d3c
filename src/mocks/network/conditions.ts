/** Simulates a network: held replies, faults and broken streams, each a frame of the trace. */
import { declaredRefusals } from '#domain/contract/declaredRefusals.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { type ProblemCode, problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import { faultText } from '#domain/inspection/faultText.ts';
import type { Fault, FaultRule, FaultStatus, SetFault } from '#domain/inspection/networkControls.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { callingOrigin } from '../http/requestOrigin.ts';
import { problem } from '../http/respond.ts';
import { cutBody, slowedBody } from './bodyFaults.ts';
import { type FaultRules, fitsRoute } from './faultRules.ts';
import type { HeldReplies } from './heldReplies.ts';
import { createFaultyStream, type FaultyStream, type MessageFault } from './streamFaults.ts';

const usual: Readonly<Record<FaultStatus, ProblemCode>> = {
  401: 'sessionMissing',
  403: 'roleForbidden',
  409: 'versionConflict',
  422: 'invalid',
  429: 'tooManyRequests',
  500: 'internal',
  503: 'serviceUnavailable',
};

const usualRetryAfter = 5;

const faultProblem = (endpoint: Endpoint | null, status: FaultStatus): ProblemCode => {
  const own = endpoint && declaredRefusals(endpoint).find((code) => problemCatalogue[code].status === status);
  return own ?? usual[status];
};

export type Call = {
  readonly request: Request;
  readonly path: string;
  readonly route: EndpointName | null;
  readonly endpoint: Endpoint | null;
};

export type Conditions = {
  before(call: Call): Promise<Response> | null;
  after(call: Call, response: Response): Response | Promise<Response>;
  /** Call after setting faults: those that break streams apply to open ones at once. */
  faultsChanged(): void;
};

export type AppliedFault = { readonly rule: number; readonly fault: Fault; readonly message: string | null };

export type ConditionsParts = {
  readonly world: World;
  readonly rules: FaultRules;
  readonly holds: HeldReplies;
};

type StatusFault = Extract<Fault, { kind: 'status' }>;

type OpenStream = { readonly call: Call; readonly stream: FaultyStream };

/** `address` of a pinned reply: path and query below the base. */
const isPinned = ({ fault }: FaultRule, { request, path }: Call): boolean =>
  fault.kind === 'reply' &&
  (fault.address === null || fault.address === `${path}${new URL(request.url).search}`);

const withoutBody: readonly number[] = [204, 205, 304];

const pinnedReply = ({ status, body }: Extract<Fault, { kind: 'reply' }>): Response =>
  new Response(withoutBody.includes(status) ? null : body, {
    status,
    headers: { 'Content-Type': status >= 400 ? 'application/problem+json' : 'application/json' },
  });

const isBefore = ({ fault }: FaultRule): boolean =>
  fault.kind === 'status' ||
  fault.kind === 'timeout' ||
  (fault.kind === 'networkError' && fault.lost === 'request');

const isAfter = ({ fault }: FaultRule): boolean => fault.kind === 'networkError' && fault.lost === 'answer';

const isOfBody = ({ fault }: FaultRule): boolean => fault.kind === 'slowBody' || fault.kind === 'cutBody';

const isAtOnce = ({ fault, reach }: FaultRule): boolean => fault.kind === 'streamDrop' && 'next' in reach;

const isOfMessage = (rule: FaultRule): boolean =>
  rule.fault.kind === 'streamDuplicate' ||
  rule.fault.kind === 'streamOutOfOrder' ||
  (rule.fault.kind === 'streamDrop' && !isAtOnce(rule));

const isStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

const never = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
  });

const refusal = ({ endpoint }: Call, { status, retryAfter = usualRetryAfter }: StatusFault): Response =>
  problem(faultProblem(endpoint, status), {}, status === 429 ? { 'Retry-After': String(retryAfter) } : {});

const createRecorder = (world: World) => {
  const record = ({ request, path }: Call, what: string, detail: AppliedFault | undefined): Frame => {
    const { correlation, frame: cause } = callingOrigin(request, world);
    const name = `${what}: ${request.method} ${path}`;
    return world.trace.record({ kind: 'fault', name, cause, correlation, detail });
  };
  return {
    held: (call: Call, status: number): Frame => record(call, `Held ${status}`, undefined),
    applied: (call: Call, { id: rule, fault }: SetFault, message: string | null = null): void => {
      record(call, faultText(fault), { rule, fault, message });
    },
  };
};

const createHolding = ({ world, holds }: ConditionsParts, recorder: ReturnType<typeof createRecorder>) => {
  const { trace, clock } = world;
  return async (call: Call, response: Response): Promise<Response> => {
    const { request, path } = call;
    const frame = recorder.held(call, response.status);
    const since = clock.now();
    const answer = { method: request.method, path, status: response.status, since, request: frame.cause };
    const instead = await holds.wait(answer, request.signal);
    const held = clock.now() - since;
    response.headers.append('Server-Timing', `held;dur=${held}`);
    const { number: cause, correlation } = frame;
    trace.record({ kind: 'note', name: `Released ${request.method} ${path}`, cause, correlation });
    if (instead === undefined) return response;
    await response.body?.cancel();
    return instead.kind === 'status' ? refusal(call, instead) : Response.error();
  };
};

const createStreams = ({ world, rules }: ConditionsParts, recorder: ReturnType<typeof createRecorder>) => {
  const open = new Set<OpenStream>();

  const dropIfWanted = ({ call, stream }: OpenStream): void => {
    const rule = rules.take(call.route, isAtOnce);
    if (rule === null) return;
    recorder.applied(call, rule);
    stream.drop();
  };

  const meet = (call: Call) => (id: string | null) => {
    const rule = rules.take(call.route, isOfMessage);
    if (rule === null) return null;
    recorder.applied(call, rule, id);
    return rule.fault.kind as MessageFault;
  };

  const lead = (call: Call, response: Response): Response => {
    if (response.body === null) return response;
    const stream = createFaultyStream(response.body, {
      clock: world.clock,
      meet: meet(call),
      isQuiet: () => rules.list().length === 0,
      onEnd: () => open.delete(opened),
    });
    const opened = { call, stream };
    open.add(opened);
    dropIfWanted(opened);
    return new Response(stream.body, { status: response.status, headers: response.headers });
  };

  return { lead, dropWanted: () => [...open].forEach(dropIfWanted) };
};

export const createConditions = (parts: ConditionsParts): Conditions => {
  const { world, rules, holds } = parts;
  const recorder = createRecorder(world);
  const hold = createHolding(parts, recorder);
  const streams = createStreams(parts, recorder);
  const isHeld = ({ route }: Call): boolean => holds.routes().some((held) => fitsRoute(held, route));

  const before = (call: Call): Promise<Response> | null => {
    const rule = rules.take(call.route, (one) => isBefore(one) || isPinned(one, call));
    if (rule === null) return null;
    recorder.applied(call, rule);
    const { fault } = rule;
    if (fault.kind === 'status') return Promise.resolve(refusal(call, fault));
    if (fault.kind === 'reply') return Promise.resolve(pinnedReply(fault));
    return fault.kind === 'timeout' ? never(call.request) : Promise.resolve(Response.error());
  };

  const loseAnswer = (call: Call): boolean => {
    const rule = rules.take(call.route, isAfter);
    if (rule !== null) recorder.applied(call, rule);
    return rule !== null;
  };

  const changeBody = async (call: Call, response: Response): Promise<Response> => {
    const rule = response.body === null ? null : rules.take(call.route, isOfBody);
    if (rule === null) return response;
    recorder.applied(call, rule);
    const { fault } = rule;
    if (fault.kind === 'slowBody') return slowedBody(response, world.clock, fault.duration);
    return fault.kind === 'cutBody' ? cutBody(response, fault.share) : response;
  };

  const meetAnswer = async (call: Call, response: Response): Promise<Response> => {
    const released = isHeld(call) ? await hold(call, response) : response;
    if (released.type === 'error') return released;
    if (loseAnswer(call)) {
      await released.body?.cancel();
      return Response.error();
    }
    return isStream(released) ? streams.lead(call, released) : changeBody(call, released);
  };

  return {
    before: (call) => (rules.list().length === 0 ? null : before(call)),
    after: (call, response) => {
      if (response.type === 'error') return response;
      const quiet = rules.list().length === 0 && holds.routes().length === 0 && !isStream(response);
      return quiet ? response : meetAnswer(call, response);
    },
    faultsChanged: streams.dropWanted,
  };
};
