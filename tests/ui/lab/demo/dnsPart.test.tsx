/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { until } from '#tests/support/until.ts';
import { DnsPart } from '#ui/lab/demo/DnsPart.tsx';
import { openDemoPart } from './openDemoPart.tsx';

const sessionEnds = '2026-05-01T00:00:00.000Z';

const opened = (role: Role, features: readonly Feature[]) =>
  openDemoPart(<DnsPart />, { sessionEnds, role, features, call: async () => ({ domain: null }) });

test('the zone of a domain is read for an admin whose plan has domains, and for nobody else', async () => {
  for (const part of [await opened('manager', ['white_label_full']), await opened('admin', [])]) {
    expect(part.container.textContent).toContain('Sign in as an admin on Enterprise to edit it.');
    expect(part.call.mock.calls).toEqual([]);
    await part.unmount();
  }
  const part = await opened('admin', ['white_label_full']);
  await until(() => expect(part.container.textContent).toContain('No domain is requested.'));
  expect(part.call.mock.calls).toEqual([['readDomain']]);
  await part.unmount();
});
