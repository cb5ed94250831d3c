/** Tests the menu of a client. */
import { expect, test } from 'vitest';
import { othersFor } from '#ui/pages/clients/ClientActions.tsx';

const offered = (status: Parameters<typeof othersFor>[0]['status'], busy: boolean) =>
  othersFor({ status }, false, busy)
    .filter((item) => !('disabled' in item && item.disabled))
    .map(({ label }) => label);

test('pausing and resuming wait until the change before is made; what opens a dialog does not', () => {
  expect([
    offered('active', false),
    offered('active', true),
    offered('paused', false),
    offered('paused', true),
    offered('archived', true),
  ]).toEqual([
    ['Pause', 'Clone', 'Merge…', 'Delete'],
    ['Clone', 'Merge…', 'Delete'],
    ['Resume', 'Clone', 'Merge…', 'Delete'],
    ['Clone', 'Merge…', 'Delete'],
    ['Delete'],
  ]);
});
