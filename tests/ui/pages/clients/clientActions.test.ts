/** Tests the menu of a client. */
import { expect, test } from 'vitest';
import { doingsFor } from '#ui/pages/clients/ClientActions.tsx';

const offered = (status: Parameters<typeof doingsFor>[0]['status'], busy: boolean) =>
  doingsFor({ status }, false, busy)
    .filter((item) => !('disabled' in item && item.disabled))
    .map(({ label }) => label);

test('archiving, pausing and resuming wait until the change before is made; what opens a dialog does not', () => {
  expect([
    offered('active', false),
    offered('active', true),
    offered('paused', false),
    offered('paused', true),
    offered('archived', true),
  ]).toEqual([
    ['Edit', 'Archive', 'Pause', 'Clone', 'Merge…', 'Delete'],
    ['Edit', 'Clone', 'Merge…', 'Delete'],
    ['Edit', 'Archive', 'Resume', 'Clone', 'Merge…', 'Delete'],
    ['Edit', 'Clone', 'Merge…', 'Delete'],
    ['Delete'],
  ]);
});
