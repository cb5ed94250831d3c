import { describe, expect, test } from 'vitest';
import { chooseNode, planInstall, tooOld } from '../../scripts/installPlan.mjs';

const installed = { locks: 'a', installedLocks: 'a', nodeVersion: 'v24.1.0', wantedNode: '24.1.0' };

describe('the plan of an installation', () => {
  test('is to do nothing when the lock files are those of the last installation and the pinned Node runs', () => {
    expect(planInstall(installed)).toBe('ready');
  });

  test.each([
    ['nothing was installed yet', { ...installed, installedLocks: null, nodeVersion: null }],
    ['a lock file has changed since', { ...installed, locks: 'b' }],
  ])('is to install when %s', (_, state) => {
    expect(planInstall(state)).toBe('install');
  });

  test.each([
    ['was left out by switched-off scripts', null],
    ['is of another version', 'v24.0.9'],
  ])('is to set up the pinned Node when it %s', (_, nodeVersion) => {
    expect(planInstall({ ...installed, nodeVersion })).toBe('setUpNode');
  });

  test('refuses a Node before 20 in one sentence', () => {
    expect(tooOld('v18.20.1')).toBe('AgencyLens needs Node 20 or later to start; this is v18.20.1.');
    expect(tooOld('v20.0.0')).toBeNull();
    expect(tooOld('v31.4.0')).toBeNull();
  });
});

describe('the Node that runs the scripts', () => {
  const nodes = {
    pinned: '/p/node',
    pinnedVersion: 'v24.1.0',
    wanted: '24.1.0',
    own: '/o/node',
    ownVersion: 'v20.1.0',
  };

  test('is the pinned one when it runs', () => {
    expect(chooseNode(nodes)).toBe('/p/node');
    expect(chooseNode({ ...nodes, ownVersion: 'v26.0.0' })).toBe('/p/node');
  });

  test('is the own one when the pinned one does not run and the own is new enough', () => {
    expect(chooseNode({ ...nodes, pinnedVersion: null, ownVersion: 'v24.0.0' })).toBe('/o/node');
  });

  test('is none when neither will do', () => {
    expect(chooseNode({ ...nodes, pinnedVersion: null })).toBeNull();
    expect(chooseNode({ ...nodes, pinnedVersion: 'v22.0.0', ownVersion: 'v23.11.0' })).toBeNull();
  });
});
