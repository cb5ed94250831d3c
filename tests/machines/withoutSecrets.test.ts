/** Tests that passwords and tokens are removed from everything displayed. */
import { describe, expect, test } from 'vitest';
import { withoutSecrets } from '#machines/withoutSecrets.ts';

describe('what is shown', () => {
  test('has marks where secrets were, at any depth, and the original keeps them', () => {
    const event = {
      type: 'account.signIn',
      email: 'nora@bergmedia.example',
      password: 'tulip-42',
      output: { session: { token: 'token-of-nora', expires_at: 'later' }, user: { id: 'acc-nora' } },
    };

    expect(withoutSecrets(event)).toEqual({
      type: 'account.signIn',
      email: 'nora@bergmedia.example',
      password: '•••',
      output: { session: { token: '•••', expires_at: 'later' }, user: { id: 'acc-nora' } },
    });
    expect([event.password, event.output.session.token]).toEqual(['tulip-42', 'token-of-nora']);
  });

  test.each(['password', 'confirmPassword', 'currentPassword', 'newPassword', 'token', 'secret'])(
    'has a mark for the text of %s, but shows that there is none',
    (field) => {
      expect([withoutSecrets({ [field]: 'tulip-42' }), withoutSecrets({ [field]: null })]).toEqual([
        { [field]: '•••' },
        { [field]: null },
      ]);
    },
  );

  test('is the very same value where there is nothing to hide', () => {
    const user = { id: 'acc-nora' };
    const event = { type: 'user.change', user };
    const mixed = withoutSecrets({ user, token: 't' }) as { user: unknown };
    const list = [{ token: 't' }];

    expect([withoutSecrets(event) === event, mixed.user === user]).toEqual([true, true]);
    expect([withoutSecrets(list) === list, withoutSecrets(null), withoutSecrets('text')]).toEqual([
      true,
      null,
      'text',
    ]);
  });

  test('does not look into objects of a class', () => {
    const error = Object.assign(new Error('no'), { token: 't' });

    expect(withoutSecrets({ error })).toEqual({ error });
  });

  test('comes to an end with data that refers to itself', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop.self = loop;

    expect(withoutSecrets(loop)).toBe(loop);
  });
});
