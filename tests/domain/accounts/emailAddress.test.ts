/** Tests e-mail address validation and equality. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { look } from '#domain/contract/brandingSchemas.ts';

describe('email address', () => {
  test('is the same address whatever its case and the space around it [S5.3]', () => {
    const written = [
      'nora@berg.example',
      ' Nora@Berg.Example ',
      'NORA@BERG.EXAMPLE\n',
      '\tnora@BERG.example',
    ];

    expect(written.map(normalizeEmail)).toEqual(Array(4).fill('nora@berg.example'));
  });

  test('is the same address composed or with combining marks [S5.3]', () => {
    expect([normalizeEmail('zoe\u0308@berg.example'), normalizeEmail('ZOE\u0308@berg.example')]).toEqual([
      'zo\u00eb@berg.example',
      'zo\u00eb@berg.example',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', size: 'small' }), (text) => {
        expect(normalizeEmail(text.normalize('NFD'))).toBe(normalizeEmail(text.normalize('NFC')));
      }),
    );
  });

  test('is the same address typed in wide letters', () => {
    const written = ['ｎｏｒａ＠ｂｅｒｇ．ｅｘａｍｐｌｅ', 'nora＠berg。example', 'nora﹫berg．example'];

    expect(written.map(normalizeEmail)).toEqual(Array(3).fill('nora@berg.example'));
    expect(written.map(isEmail)).toEqual([true, true, true]);
  });

  test('of a brand’s support is kept without invisible characters', () => {
    const plain = { name: null, accent: null, logo_text: null, hide_powered_by: false };
    const read = look.parse({ ...plain, support_email: '\u202Ehe\u00ADlp\u200B@berg.example\u2060' });

    expect(read.support_email).toBe('help@berg.example');
  });

  test('is found again however often it is normalized', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeEmail(text);
        expect(normalizeEmail(once)).toBe(once);
      }),
    );
    const once = normalizeEmail('\u0130\u0327@berg.example');
    expect(normalizeEmail(once)).toBe(once);
  });

  test('has one @ between two parts and a dot in its domain [S5.1]', () => {
    const addresses = [
      'a@b.c',
      'nora@berg.example',
      'nora.berg+agency@mail.berg.example',
      "o'brien@berg.example",
      'zoë@bürg.example',
      '名前@例え.テスト',
      ` ${'n'.repeat(241)}@berg.example `,
    ];

    expect(addresses.filter((text) => !isEmail(text))).toEqual([]);
  });

  test('is nothing else [S5.1]', () => {
    const others = [
      '',
      ' ',
      'nora',
      '@',
      'nora@',
      '@berg.example',
      'nora@berg',
      'nora@@berg.example',
      'nora@berg@example.com',
      'no ra@berg.example',
      'nora@be rg.example',
      'nora@berg..example',
      'nora@.berg.example',
      'nora@berg.example.',
      'nora@berg.exa\u00a0mple',
      `${'n'.repeat(242)}@berg.example`,
    ];

    expect(others.filter(isEmail)).toEqual([]);
  });

  test('is judged the same however it is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
        expect(isEmail(` ${text.toUpperCase()} `)).toBe(isEmail(text.toUpperCase()));
        expect(isEmail(normalizeEmail(text))).toBe(isEmail(text));
      }),
    );
  });

  test('takes every address that a generator of addresses makes', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (address) => isEmail(address)));
  });

  test('is judged at once, also when it is made to be slow', () => {
    const slow = `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`;

    expect([isEmail(slow), isEmail(`a@${'b.'.repeat(120)}`)]).toEqual([false, false]);
  });
});
