/** Tests the event log that all tabs of a browser share. */
import type { Page } from 'playwright/test';
import demoAgency from '#mocks/seed/demoAgency.json' with { type: 'json' };
import { createLoginPage } from '../pages/loginPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { callApi, sessionHeader } from '../support/callApi.ts';

type Item = {
  readonly position: number;
  readonly type: string;
  readonly command_id: string;
  readonly actor: { readonly kind: string };
};

type EventList = {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
  readonly total: number;
  readonly head: number;
};

const eventsOf = async (page: Page, cursor = ''): Promise<EventList> => {
  const { body } = await callApi<EventList>(page, {
    path: `/api/events?limit=500${cursor && `&cursor=${cursor}`}`,
    headers: await sessionHeader(page),
  });
  if (body.next_cursor === null) return body;
  const rest = await eventsOf(page, body.next_cursor);
  return { ...rest, items: [...body.items, ...rest.items] };
};

const countOf = (items: readonly Item[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(items, ({ type }) => type)).map(([type, some]) => [
      type,
      some?.length ?? 0,
    ]),
  );

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Changes the first name once per entry, sequentially; returns the statuses. */
const rename = (page: Page, headers: Record<string, string>, names: readonly string[]): Promise<number[]> =>
  page.evaluate(
    async ([sent, wanted]) => {
      const statuses: number[] = [];
      for (const name of wanted) {
        const { status } = await fetch('/api/auth/profile', {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', ...sent },
          body: JSON.stringify({ first_name: name }),
        });
        statuses.push(status);
      }
      return statuses;
    },
    [headers, names] as const,
  );

test('two tabs that open at once seed the demo workspace once; of what both write the log has every change once and no gap', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('agencylens.network', 'instant');
  });
  const other = await context.newPage();
  const tabs = [createLoginPage(page), createLoginPage(other)];
  await Promise.all(tabs.map((tab) => tab.open('?returnTo=%2Fmarketplace')));
  await Promise.all(tabs.map((tab) => expect(tab.heading).toBeVisible()));
  await page.bringToFront();
  await tabs[0]?.signInAs('Admin');
  await expect(page).toHaveURL('./marketplace');
  const { items, total, head } = await eventsOf(page);
  const seeded = items.filter(({ actor }) => actor.kind === 'seed');
  const { AccountRegistered, WorkspaceCreated, ClientAdded, LookRolledBack } = countOf(seeded);
  expect([AccountRegistered, WorkspaceCreated, ClientAdded, LookRolledBack]).toEqual([
    9,
    1,
    demoAgency.clients.length,
    1,
  ]);
  // The seed appends one command per part: each part exists exactly once.
  const parts = seeded
    .map(({ command_id }) => command_id)
    .filter((command, index, commands) => command !== commands[index - 1]);
  expect(parts).toEqual([...new Set(parts)]);
  expect(total).toBe(seeded.length + 1);
  expect(items.map(({ position }) => position)).toEqual(upTo(head));

  await test.step('both write twenty times', async () => {
    // The page renders from the first tab's cache before its backend answers.
    const isAnswered = other.waitForResponse('**/api/auth/session');
    await other.goto('./marketplace');
    await isAnswered;
    await expect(other.getByRole('link', { name: 'Budget Watch' })).toBeVisible();
    const headers = await sessionHeader(page);
    const namesOf = (tab: string) => upTo(20).map((count) => `${tab}${count}`);
    const [first, second] = await Promise.all([
      rename(page, headers, namesOf('First')),
      rename(other, headers, namesOf('Second')),
    ]);
    expect([...first, ...second].filter((status) => status !== 200)).toEqual([]);
    const written = await eventsOf(page);
    expect(countOf(written.items).ProfileUpdated).toBe(40);
    expect(written.items.map(({ position }) => position)).toEqual(upTo(written.head));
  });
});
