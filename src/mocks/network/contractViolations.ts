/** Checks replies against the contract; of replies whose bodies the trace does not store, only violations are stored. */
import { commonRefusals, declaredRefusals, refusalsByCaller } from '#domain/contract/declaredRefusals.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { hasPrivateBodies } from '#domain/contract/paths.ts';
import { type Problem, problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import type { ReplyToCheck } from '#domain/inspection/networkControls.ts';
import type { World } from '#world/world.ts';
import { callingOrigin } from '../http/requestOrigin.ts';
import type { Call } from './conditions.ts';

type Issue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly keys?: readonly string[];
};

const issueText = ({ code, path, message, expected, keys }: Issue): string => {
  const place = path.length === 0 ? 'The body' : path.map(String).join('.');
  if (code === 'unrecognized_keys')
    return `${place} has fields that the contract does not know: ${keys?.join(', ')}`;
  return expected === undefined ? `${place}: ${message}` : `${place} should be of type ${expected}`;
};

const shapeViolations = (endpoint: Endpoint, answer: ReplyToCheck): readonly string[] => {
  const { success } = endpoint;
  const mediaType: string = endpoint.mediaType ?? 'application/json';
  const wrongs: string[] = [];
  if (answer.status === 304 && answer.method === 'GET') return wrongs;
  if (answer.status !== success.status) {
    wrongs.push(`Success is ${success.status} here, not ${answer.status}`);
  }
  if (answer.status === 204) return wrongs;
  const given = answer.mediaType.split(';')[0]?.trim();
  if (given !== mediaType) wrongs.push(`The media type should be ${mediaType}, not ${given || 'missing'}`);
  const result = success.reply?.safeParse(answer.reply);
  return result === undefined || result.success
    ? wrongs
    : [...wrongs, ...(result.error.issues as readonly Issue[]).map(issueText)];
};

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const problemViolations = (endpoint: Endpoint, { status, reply, mediaType }: ReplyToCheck) => {
  if (!mediaType.startsWith('application/problem+json') || !isProblem(reply)) {
    return ['A refusal should be a problem document'];
  }
  const { code } = reply;
  if (!Object.hasOwn(problemCatalogue, code)) return [`${code} is no problem of the catalogue`];
  const wrongs: string[] = [];
  if (problemCatalogue[code].status !== status || reply.status !== status) {
    wrongs.push(`${code} has status ${problemCatalogue[code].status}, not ${status}`);
  }
  if (![...commonRefusals, ...refusalsByCaller, ...declaredRefusals(endpoint)].includes(code)) {
    wrongs.push(`This endpoint does not refuse with ${code}`);
  }
  return wrongs;
};

export const contractViolations = (endpoint: Endpoint, answer: ReplyToCheck): readonly string[] =>
  answer.status >= 400 ? problemViolations(endpoint, answer) : shapeViolations(endpoint, answer);

type Passing = Pick<Call, 'request' | 'path' | 'endpoint'>;

export type PassingReplies = {
  watch(): () => void;
  found(request: number): readonly string[] | null;
  pass(passing: Passing, response: Response): Promise<void> | null;
};

const mostStored = 1_000;

const replyOf = async (response: Response): Promise<unknown> => {
  const text = await response.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const createPassingReplies = (world: World): PassingReplies => {
  const findings = new Map<number, readonly string[]>();
  let watchers = 0;

  const keep = (request: number, wrongs: readonly string[]) => {
    findings.set(request, wrongs);
    const [oldest] = findings.keys();
    if (findings.size > mostStored && oldest !== undefined) findings.delete(oldest);
  };

  const check = async ({ request, path, endpoint }: Passing, response: Response): Promise<void> => {
    const { frame } = callingOrigin(request, world);
    const { status, headers } = response;
    const mediaType = headers.get('Content-Type') ?? '';
    const reply = await replyOf(response);
    if (frame === null || endpoint === null) return;
    keep(frame, contractViolations(endpoint, { method: request.method, path, status, mediaType, reply }));
  };

  return {
    watch: () => {
      watchers += 1;
      let isWatching = true;
      return () => {
        watchers -= isWatching ? 1 : 0;
        isWatching = false;
      };
    },
    found: (request) => findings.get(request) ?? null,
    pass: (passing, response) =>
      watchers > 0 && hasPrivateBodies(passing.path) ? check(passing, response) : null,
  };
};
