/** Tests how refusals affect the session. */
import { describe, expect, test } from 'vitest';
import { type ProblemCode, problemCatalogue, problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem, isSessionMissing } from '#machines/api/apiProblem.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';

const codes = Object.keys(problemCatalogue) as ProblemCode[];

describe('a refusal', () => {
  test('means that the session is gone in just two of all cases; a wrong password is none of them', () => {
    const gone = codes.filter((code) => {
      const problem = problemOf(code);
      return isSessionMissing(new ApiProblem(problem, problem.status));
    });
    expect(gone).toEqual(['sessionMissing', 'noUserLoggedIn']);
  });

  test('a missing answer says nothing about the session', () => {
    expect(isSessionMissing(new NetworkProblem('noReply'))).toBe(false);
  });
});
