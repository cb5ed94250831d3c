/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { heading, isIn, sees } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('a session of someone else than stored is discarded [S4.1]', async () => {
  await page.play([
    { role: 'client' },
    sees(heading('Good morning, Clara')),
    isIn('auth', 'signedIn.settled'),
  ]);
  const { token } = JSON.parse(page.stage().stored(sessionKey) ?? '{}') as { readonly token?: string };
  expect(token).toMatch(/./);
  await page.play([
    { store: sessionKey, value: JSON.stringify({ userId: 'demoadmin', token }) },
    { go: '/dashboard' },
    sees(heading('Sign in')),
    { expect: { stored: sessionKey, is: null } },
  ]);
});
