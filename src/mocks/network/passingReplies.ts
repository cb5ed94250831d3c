/** Validates passing replies against the contract when the trace does not store their bodies; only violations are stored. */
import { hasPrivateBodies } from '#domain/contract/paths.ts';
import type { World } from '#world/world.ts';
import { callingOrigin } from '../http/requestOrigin.ts';
import type { Call } from './conditions.ts';
import { contractViolations } from './contractViolations.ts';

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
