/** Tests editing recorded steps and replacing recorded secrets. */
import { describe, expect, test } from 'vitest';
import { passwordProblem } from '#domain/accounts/signUpRules.ts';
import { blankSteps, moved, nameFromTitle, partsOf, withPart } from '#scenarios/recordedEdits.ts';
import { concealed, createSecretKeeper, typedText } from '#scenarios/recordedSecrets.ts';
import type { Step } from '#scenarios/script.ts';
import { button, field } from '#scenarios/targets.ts';
import { tellStep } from '#scenarios/tellStep.ts';

describe('a recorded step', () => {
  test.each<[Step, string, string, Step]>([
    [{ go: '/' }, 'go', 'pricing', { go: '/pricing' }],
    [{ click: button('Pay', { nth: 1 }) }, 'click.name', 'Buy', { click: button('Buy', { nth: 1 }) }],
    [{ fill: field('Name'), with: 'A' }, 'with', 'B', { fill: field('Name'), with: 'B' }],
    [{ fill: field('Name'), with: 'A' }, 'fill.name', 'First name', { fill: field('First name'), with: 'A' }],
    [{ select: field('Kind'), option: 'A' }, 'option', 'B', { select: field('Kind'), option: 'B' }],
    [{ press: 'Enter', on: field('Name') }, 'press', 'Escape', { press: 'Escape', on: field('Name') }],
    [{ wait: 1_000 }, 'wait', '2,500', { wait: 2_500 }],
    [{ wait: 1_000 }, 'wait', '', { wait: 0 }],
    [{ wait: 1_000 }, 'wait', '2500.4', { wait: 1_000 }],
    [{ wait: 1_000 }, 'wait', 'long', { wait: 1_000 }],
    [{ caption: 'A' }, 'caption', 'B', { caption: 'B' }],
    [{ expect: { url: '/' } }, 'expect.url', '/login', { expect: { url: '/login' } }],
    [
      { expect: { text: 'A', in: button('Pay') } },
      'expect.in.name',
      'Buy',
      { expect: { text: 'A', in: button('Buy') } },
    ],
    [
      { expect: { requests: 1, of: 'POST /api/checkout' } },
      'expect.requests',
      '-3',
      { expect: { requests: 1, of: 'POST /api/checkout' } },
    ],
  ])('%j is written anew in its part %s', (step, key, value, anew) => {
    expect([
      partsOf(step)
        .map((part) => part.key)
        .includes(key),
      withPart(step, key, value),
    ]).toEqual([true, anew]);
  });

  test('reports what each of its texts is', () => {
    expect(partsOf({ expect: { value: 'Ada', of: field('Name') } })).toEqual([
      { key: 'expect.value', label: 'Value', value: 'Ada' },
      { key: 'expect.of.name', label: 'Name of the field', value: 'Name' },
    ]);
    expect([partsOf({ role: 'admin' }), partsOf({ expect: { log: ['A'] } })]).toEqual([[], []]);
  });

  test('moves within the list, and no further', () => {
    const [one, two, three] = [{ caption: '1' }, { caption: '2' }, { caption: '3' }];
    expect([
      moved([one, two, three], 0, 1),
      moved([one, two, three], 2, -2),
      moved([one, two, three], 0, -1),
      moved([one, two, three], 2, 1),
    ]).toEqual([
      [two, one, three],
      [three, one, two],
      [one, two, three],
      [one, two, three],
    ]);
  });

  test('that is put in has all that can be written in it', () => {
    expect(Object.values(blankSteps).map((step) => partsOf(step).length > 0)).toEqual(
      Object.values(blankSteps).map(() => true),
    );
  });

  test('is kept under a name that addresses and files can have', () => {
    expect([nameFromTitle('Über 3 Größen: schön!'), nameFromTitle('—')]).toEqual([
      'uber-3-gro-en-schon',
      'recorded',
    ]);
  });
});

describe('secrets in scripts', () => {
  const plain = { type: 'text', autocomplete: '', name: 'Company name' };
  const password = { type: 'password', autocomplete: 'new-password', name: 'Password' };

  test('are references: equal for equal passwords, with no number for the demo’s own', () => {
    const keeper = createSecretKeeper();
    expect(
      ['tulip-42', 'tulip-24', 'tulip-42', 'demo1234', 'tulip', 'daisy', 'tulip', 't'.repeat(1_025), ''].map(
        (text) => concealed(text, password, keeper),
      ),
    ).toEqual([
      '{demo password 2}',
      '{demo password 3}',
      '{demo password 2}',
      '{demo password}',
      '{short password}',
      '{short password 2}',
      '{short password}',
      '{long password}',
      '',
    ]);
  });

  test('are known when the field shows them, and go on counting in a script that has some', () => {
    const shown = { ...password, type: 'text' };
    expect(concealed('tulip-42', shown, createSecretKeeper(2))).toEqual('{demo password 4}');
  });

  test('are cards too, by the field or by their check digit', () => {
    const keeper = createSecretKeeper();
    const inField = (name: string, text: string) => concealed(text, { ...plain, name }, keeper);
    expect([
      inField('Card number', '5500 0000 0000 0005'),
      inField('Expires', '11/31'),
      inField('Security code', '987'),
      inField('Company name', '5500-0000-0000-0004'),
      inField('Company name', '5500-0000-0000-0005'),
      concealed('1', { ...plain, autocomplete: 'cc-csc' }, keeper),
    ]).toEqual([
      '{demo card number}',
      '{demo card date}',
      '{demo card code}',
      '{demo card number}',
      '5500-0000-0000-0005',
      '{demo card code}',
    ]);
  });

  test('that the rules refuse are typed as others that they refuse for the same reason, equal only where those were', () => {
    const problems = ['{short password}', '{short password 2}', '{long password}', '{long password 2}'].map(
      (text) => passwordProblem(typedText(text)),
    );
    expect(problems).toEqual([
      'Password must be at least 6 characters long',
      'Password must be at least 6 characters long',
      'Password must be at most 1024 characters long',
      'Password must be at most 1024 characters long',
    ]);
    expect(new Set(['{long password}', '{long password 2}'].map(typedText)).size).toEqual(2);
  });

  test('are put in words', () => {
    const into = field('Password');
    const told = [
      '{demo password}',
      '{demo password 3}',
      '{short password}',
      '{long password 2}',
      '{demo card code}',
    ];
    expect(told.map((text) => tellStep({ fill: into, with: text }))).toEqual([
      'Write the demo password into field “Password”',
      'Write another password (3) into field “Password”',
      'Write a password that is too short into field “Password”',
      'Write a password that is too long (2) into field “Password”',
      'Write the demo card’s code into field “Password”',
    ]);
  });

  test('are typed as the demo’s; what only looks like a reference is typed as it is', () => {
    expect(
      [
        '{demo password}',
        '{demo password 3}',
        '{short password}',
        '{short password 12}',
        '{demo card number}',
        '{password}',
        'Ada',
      ].map(typedText),
    ).toEqual(['demo1234', 'demo1234-3', 'demo', 'd12', '4242 4242 4242 4242', '{password}', 'Ada']);
  });
});
