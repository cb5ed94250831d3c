/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { ForgottenPassword } from '#ui/pages/login/ForgottenPassword.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

test('a forgotten password is answered by a mailed link where the server sends mail', async () => {
  const asked: unknown[] = [];
  const api = {
    call: async (name: string, { body }: { body: unknown }) => {
      asked.push({ name, body });
      if (asked.length === 1) throw new Error('lost');
    },
  };
  const world = createVirtualWorld();
  const services = { api, world, hasDemoAccounts: false, sendsMail: true } as unknown as AppServices;
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
  await expect.poll(() => part.container.textContent).toContain('The link could not be requested. ');
  await part.press('Email me a link to set a new password');
  await expect.poll(() => part.container.textContent).toContain('If this address has an account');
  const request = { name: 'requestPasswordReset', body: { email: 'nora@fjord.example' } };
  expect(asked).toEqual([request, request]);
  await part.unmount();
});
