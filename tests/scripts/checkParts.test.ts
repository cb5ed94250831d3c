import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import {
  blockedBy,
  closingWords,
  describeOutcome,
  outcomeTable,
  type PartOutcome,
  phases,
} from '../../scripts/checkParts.ts';

const passed: PartOutcome = {
  name: 'unit',
  result: 'passed',
  time: 61_250,
  output: 'one\n\ntwo\nthree\nfour\n',
};
const failed: PartOutcome = {
  name: 'build',
  result: 'failed',
  time: 999,
  output: 'no such file\nat line 3\n',
};
const build = { name: 'build', script: 'build', limit: 1 };
const e2e = { name: 'e2e', script: 'test:e2e', limit: 1, needs: ['browser', 'build'] };

describe('the gates', () => {
  test('run the scripts of package.json, each part after what it needs', () => {
    const parts = phases.flat();
    expect(parts.map(({ script }) => script).filter((script) => !(script in manifest.scripts))).toEqual([]);
    const late = phases.filter((phase, place) =>
      phase.some(({ needs = [] }) => {
        const before = phases.slice(0, place).flat();
        return !needs.every((needed) => before.some(({ name }) => name === needed));
      }),
    );
    expect(late).toEqual([]);
  });

  test('could all take their whole limit within an hour, side by side where they are', () => {
    const longest = phases.map((phase) => Math.max(...phase.map(({ limit }) => limit)));
    expect(longest.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(60 * 60_000);
  });

  test('hold a part back when the one that it needs did not pass', () => {
    expect(blockedBy(e2e, [passed, failed])).toEqual(failed);
    expect(blockedBy(e2e, [{ ...failed, result: 'not run' }])).toEqual({ ...failed, result: 'not run' });
    expect(blockedBy(e2e, [{ ...failed, result: 'passed' }])).toBeNull();
    expect(blockedBy(build, [failed])).toBeNull();
  });

  test('show the last lines of a part that passed, without colours', () => {
    const coloured = { ...passed, output: `${passed.output}\u001b[32mfive\u001b[39m\n` };
    expect(describeOutcome(coloured)).toBe('unit passed in 61.3 s\n    three\n    four\n    five');
  });

  test('show everything of a part that failed', () => {
    expect(describeOutcome(failed)).toBe('\nbuild failed in 1.0 s\nno such file\nat line 3\n');
  });

  test('say why a part was not run', () => {
    const held: PartOutcome = { name: 'e2e', result: 'not run', time: 0, output: 'build did not pass.' };
    expect(describeOutcome(held)).toBe('e2e was not run\n    build did not pass.');
  });

  test('repeat the end of what failed, and of nothing else', () => {
    const long = { ...failed, output: Array.from({ length: 150 }, (_, line) => `line ${line}\n`).join('') };
    expect(closingWords([passed])).toBe('');
    expect(closingWords([passed, failed, long]).split('\n')).toEqual([
      '',
      'The last of build:',
      'no such file',
      'at line 3',
      '',
      'The last of build:',
      ...Array.from({ length: 100 }, (_, line) => `line ${line + 50}`),
    ]);
  });

  test('close with a table, failed as a whole when a part did not pass', () => {
    expect(outcomeTable([passed, failed], 62_249)).toBe(
      ['unit   passed     61.3 s', 'build  failed      1.0 s', 'total  failed     62.2 s'].join('\n'),
    );
    expect(outcomeTable([passed], 61_250)).toBe(
      ['unit   passed     61.3 s', 'total  passed     61.3 s'].join('\n'),
    );
  });
});
