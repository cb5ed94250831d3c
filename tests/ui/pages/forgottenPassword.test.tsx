/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { ForgottenPassword } from '#ui/pages/login/ForgottenPassword.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

test('a forgotten password is answered by a mailed link where the server sends mail', async () => {
  const asked: unknown[] = [];
  const api = { call: async (name: string, { body }: { body: unknown }) => asked.push({ name, body }) };
  const services = { api, hasDemoAccounts: false, sendsMail: true } as unknown as AppServices;
  const shownFor = (email: string) => (
    <ServicesContext value={services}>
      <ForgottenPassword email={email} />
    </ServicesContext>
  );
  const part = await renderPart(shownFor(''));
  await part.press('Forgot password?');
  expect(part.container.textContent).toContain('Type your email above.');
  await part.show(shownFor('nora@fjord.example'));
  await part.press('Email me a link to set a new password');
  expect(part.container.textContent).toContain('If this address has an account');
  expect(asked).toEqual([{ name: 'requestPasswordReset', body: { email: 'nora@fjord.example' } }]);
  await part.unmount();
});
