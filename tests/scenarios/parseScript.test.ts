import { describe, expect, test } from 'vitest';
import { parseScript } from '#scenarios/parseScript.ts';
import { tellProblem } from '#scenarios/scriptProblem.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { scriptText } from './scriptText.ts';

const head = {
  version: 1,
  name: 'one',
  title: 'One',
  about: 'It shows one thing.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
};

const problemsOf = (script: unknown): readonly string[] => {
  const parsed = parseScript(JSON.stringify(script, null, 1));
  return parsed.ok ? [] : parsed.problems.map(tellProblem);
};

describe('scripts as text', () => {
  test.each(shippedScripts)('$name is the same after it was written and read', (script) => {
    expect(parseScript(scriptText(script))).toEqual({ ok: true, script });
  });

  test('a misspelt step is named with its number, its line and what was meant', () => {
    const steps = [{ go: '/login' }, { klick: { role: 'button', name: 'Sign in' } }];
    expect(problemsOf({ ...head, steps })).toEqual([
      'Step 2, line 13: there is no step “klick”; did you mean “click”?',
    ]);
  });

  test('a misspelt expectation, an unknown key and a wrong value are each named in their step', () => {
    const steps = [
      { expect: { ulr: '/login' } },
      { click: { role: 'button', nmae: 'Sign in' } },
      { fault: { route: 'POST /api/checkout', status: 418, times: 1 } },
      'go',
    ];
    expect(problemsOf({ ...head, steps })).toEqual([
      'Step 1, line 10: there is no expectation “ulr”; did you mean “url”?',
      'Step 2, line 15: click: “nmae” is not known here; did you mean “name”?',
      'Step 3, line 21: fault.status: must be one of 401, 403, 409, 422, 429, 500, 503',
      'Step 4: a step is an object such as { "go": ... }',
    ]);
  });

  test('a fault of another kind is reported by what that kind needs', () => {
    const route = 'POST /api/checkout';
    const steps = [
      { fault: { route, times: 1, kind: 'slowBodey', duration: 10 } },
      { fault: { route, times: 1, kind: 'cutBody' } },
      { fault: { route: 'POST /api/chekout', times: 0, kind: 'timeout' } },
      { fault: 'all' },
      { net: 'ofline' },
    ];
    expect(problemsOf({ ...head, steps })).toEqual([
      'Step 1, line 10: there is no fault “slowBodey”; did you mean “slowBody”?',
      'Step 2, line 18: fault.share: must be number',
      'Step 3, line 25: fault.times: Invalid input',
      'Step 3, line 25: fault.route: there is no “POST /api/chekout”; did you mean “POST /api/checkout”?',
      'Step 4, line 32: a fault is an object such as { "route": ..., "status": ..., "times": ... }',
      'Step 5, line 35: net: must be one of instant, fast, normal, slow, spiky, offline, online',
    ]);
  });

  test('a key too many beside an expectation is named', () => {
    const steps = [{ expect: { url: '/login' }, wiht: 'it' }];
    expect(problemsOf({ ...head, steps })).toEqual([
      'Step 1, line 10: “wiht” is not known here; did you mean “with”?',
    ]);
  });

  test('what is wrong beside the steps is named without one', () => {
    expect(problemsOf({ ...head, version: 2, sead: 4, steps: 'none' })).toEqual([
      'version: must be one of 1',
      '“sead” is not known here; did you mean “seed”?',
      'steps: must be a list',
    ]);
  });

  test('a refusal that nothing could ever be like is reported', () => {
    const refusals = ['503 DELETE /api/integrations/:id', 'lost GET /', 'DELETE /api/integrations/:id'];
    expect(problemsOf({ ...head, refusals, steps: [] })).toEqual([
      'refusals.2: must be like “503 DELETE /api/clients/:id” or “lost GET /”',
    ]);
  });

  test('text that is no JSON is said to be none', () => {
    const parsed = parseScript('{ steps }');
    expect(parsed.ok ? [] : parsed.problems.map(({ message }) => message.slice(0, 17))).toEqual([
      'This is not JSON:',
    ]);
  });
});
