import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installEnvironment, npmCommand, pinnedEnvironment } from '../../scripts/npmCommand.mjs';

const bin = join('/p', 'node_modules', '.bin');
const nested = join('/p', 'node_modules', 'npm', 'bin');
const path = (...entries: string[]) => entries.join(delimiter);

describe('calling npm', () => {
  test('uses the npm that started the script', () => {
    const env = { npm_execpath: '/n/npm-cli.js', npm_node_execpath: '/n/node' };
    expect(npmCommand(env, 'linux')).toEqual({ command: '/n/node', args: ['/n/npm-cli.js'], shell: false });
  });

  test('uses the one on the path when something else started the script, on Windows through a shell', () => {
    expect(npmCommand({}, 'linux')).toEqual({ command: 'npm', args: [], shell: false });
    expect(npmCommand({ npm_execpath: '/n/pnpm.cjs' }, 'win32')).toEqual({
      command: 'npm',
      args: [],
      shell: true,
    });
  });

  test('puts the project’s programs first for its own scripts, once', () => {
    expect(pinnedEnvironment('/p', { PATH: path('/usr/bin', bin), A: '1' })).toEqual({
      PATH: path(bin, '/usr/bin'),
      A: '1',
    });
  });

  test('keeps the project’s programs away from an installation that replaces them', () => {
    const PATH = path(bin, nested, '/p/node_modules_of_another', '/usr/bin');
    expect(installEnvironment('/p', { PATH })).toEqual({
      PATH: path('/p/node_modules_of_another', '/usr/bin'),
    });
  });

  test('finds the path under the name that Windows gives it', () => {
    expect(pinnedEnvironment('/p', { Path: '/usr/bin' })).toEqual({ Path: path(bin, '/usr/bin') });
  });
});
