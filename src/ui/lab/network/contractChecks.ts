/** Validates replies against the contract, each once, in small batches. */
import type { NetworkControls, ReplyToCheck } from '#domain/inspection/networkControls.ts';
import type { Frame } from '#world/trace.ts';
import { isPrivate } from './bodyText.ts';
import type { Call } from './call.ts';
import { responseHeader } from './headersOf.ts';

/** One sentence for each violation; null if the reply cannot be checked. */
export type Verdict = readonly string[] | null;

export type ContractChecks = {
  of(call: Call): Verdict | undefined;
  /** Checks up to `most` unchecked calls, newest first; true if some are left. */
  work(calls: readonly Call[], most: number): boolean;
  broken(): number;
};

const replyToCheck = (call: Call): ReplyToCheck | null => {
  const { asked, result } = call;
  if (result?.status == null || isPrivate(call)) return null;
  const isUnreadable = result.reply === undefined && result.status !== 204 && !call.isStream;
  if (isUnreadable) return null;
  return {
    method: asked.method,
    path: asked.path,
    status: result.status,
    mediaType: responseHeader(call, 'Content-Type'),
    reply: result.reply,
  };
};

export const createContractChecks = ({
  violations,
  found,
}: Pick<NetworkControls, 'violations' | 'found'>): ContractChecks => {
  const verdicts = new WeakMap<Frame, Verdict>();
  let broken = 0;

  const check = (call: Call, response: Frame) => {
    const result = replyToCheck(call);
    const verdict = isPrivate(call) ? found(call.number) : result && violations(result);
    verdicts.set(response, verdict);
    if (verdict !== null && verdict.length > 0) broken += 1;
  };

  return {
    of: ({ response }) => (response === null ? undefined : verdicts.get(response)),
    work: (calls, most) => {
      let left = most;
      for (let index = calls.length - 1; index >= 0; index -= 1) {
        const call = calls[index];
        if (!call?.response || verdicts.has(call.response)) continue;
        if (left === 0) return true;
        left -= 1;
        check(call, call.response);
      }
      return false;
    },
    broken: () => broken,
  };
};
