/** @vitest-environment happy-dom */
import { describe, expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { type AuthContextValue, useAuth } from '#ui/services/useAuth.ts';

const Reader = ({ onRead }: { onRead: (auth: AuthContextValue) => void }) => {
  onRead(useAuth());
  return null;
};

describe('the auth context', () => {
  test('gives its defaults outside its provider, and every verb says that auth is not available [S3.2] [S8.1]', async () => {
    const seen: AuthContextValue[] = [];
    const { unmount } = await renderPart(<Reader onRead={(auth) => seen.push(auth)} />);
    const [auth] = seen;
    if (!auth) throw new Error('Nothing was rendered');
    const { signIn, signUp, signOut, updateProfile, ...values } = auth;
    expect(values).toEqual({ user: null, profile: null, membership: null, session: null, loading: false });
    const refused = { error: { message: 'Auth not available' } };
    const account = {
      firstName: 'Nora',
      lastName: 'Berg',
      email: 'nora@berg.example',
      company: 'Berg',
      password: 'secret1',
    };
    expect(await signIn({ email: account.email, password: account.password, remember: true })).toEqual(
      refused,
    );
    expect(await signUp(account)).toEqual(refused);
    expect(await signOut()).toEqual(refused);
    expect(await updateProfile({ first_name: 'Nora' })).toEqual(refused);
    await unmount();
  });
});
