/** @vitest-environment happy-dom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { MembershipKind } from '#domain/access/membership.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { LabButton } from '#ui/app/lab/LabButton.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

type Visitor = { readonly kind: MembershipKind; readonly accent?: string } | null;

const shownTo = async (visitor: Visitor): Promise<{ buttons: number; pictures: number }> => {
  const profile = visitor && { id: 'acc-one' };
  const membership = visitor && { kind: visitor.kind };
  const snapshot = { context: { user: null, profile, membership, session: null }, matches: () => false };
  const auth = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  const services = { actors: { auth }, api: {}, returning: false } as unknown as AppServices;
  const serverState = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const look = { name: null, logo_text: null, accent: visitor?.accent ?? null, hide_powered_by: false };
  serverState.setQueryData(['readWhiteLabel', null], { in_force: look });
  const page = await renderPart(
    <ServicesContext value={services}>
      <QueryClientProvider client={serverState}>
        <LabButton />
      </QueryClientProvider>
    </ServicesContext>,
  );
  const count = (selector: string) => page.container.querySelectorAll(selector).length;
  const button = '[aria-label="Open the Lab"]';
  const found = { buttons: count(button), pictures: count(`${button} svg`) };
  await page.unmount();
  return found;
};

const shown: readonly (readonly [who: string, visitor: Visitor, buttons: number])[] = [
  ['a stranger', null, 1],
  ['an agency’s person', { kind: 'staff' }, 1],
  ['the owner of a workspace', { kind: 'owner' }, 1],
  ['somebody of an agency with its own colour', { kind: 'owner', accent: '#b91c1c' }, 0],
  ['a client’s person', { kind: 'client' }, 0],
];

test('strangers read a word, the agency’s people see the flask', async () => {
  const pictures = async (visitor: Visitor) => (await shownTo(visitor)).pictures;
  expect([await pictures(null), await pictures({ kind: 'staff' })]).toEqual([0, 1]);
});

test.each(shown)('the Lab’s button for %s', async (_, visitor, buttons) => {
  expect((await shownTo(visitor)).buttons).toBe(buttons);
});
