/** Tests the stream that an e-mail address maps to. */
import { describe, expect, test } from 'vitest';
import { accountStream } from '#events/accounts/accountStream.ts';
import { nora, otto } from '#tests/support/cast.ts';

describe('account stream', () => {
  test('is one for an address however it is written, so that it cannot be registered twice [S5.3]', () => {
    expect(
      [nora.email, ' NORA@BergMedia.example', 'Nora@bergmedia.EXAMPLE\n'].map((email) =>
        accountStream.of(email),
      ),
    ).toEqual(Array(3).fill(accountStream.of(nora.email)));
    expect(accountStream.of(otto.email)).not.toBe(accountStream.of(nora.email));
  });

  test('has a name that the log takes and that does not report the address', () => {
    const names = [nora.email, '名前@例え.テスト', '', 'x'.repeat(5_000), '\ud800'].map((email) =>
      accountStream.of(email),
    );

    expect(names.filter((name) => !/^account-[0-9a-f]{40}$/.test(name))).toEqual([]);
  });
});
