import { describe, expect, test } from 'vitest';
import { oddComments, oddSubjects } from '../../scripts/checkWords.ts';

describe('the words of comments', () => {
  test('are refused where a comment opens with a noun clause or uses an old word', () => {
    const source = [
      '/** Which of them: so many. */',
      'const a = "Where is it?"; // it stands here',
      '/**',
      ' * Whether it is so.',
      ' */',
      'const b = `/* What */`;',
    ].join('\n');
    expect(oddComments('src/a.ts', source)).toEqual([
      'src/a.ts:1: Which of them: so many.',
      'src/a.ts:2: it stands here',
      'src/a.ts:3: Whether it is so.',
    ]);
  });

  test('pass in plain sentences, also around JSX', () => {
    const source = '/** Reads a page of rows. */\nexport const A = () => <p>{/* A link. */}What</p>;';
    expect(oddComments('src/a.tsx', source)).toEqual([]);
  });
});

describe('the subjects of commits', () => {
  test('are an area and an imperative within 72 characters', () => {
    const long = `menu: ${'a'.repeat(67)}`;
    const wrong = ['Fixes the menu', 'menu: focus; scroll', long, 'Menu: focus the first item'];
    const right = ['menu: focus the first item', 'reports, ui: format dates', long.slice(0, 72)];
    expect(oddSubjects([...wrong, ...right])).toEqual(wrong);
  });
});
