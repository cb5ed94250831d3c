/** Tests the rules for imports between top-level folders, layers and packages. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf } from '#tests/support/importsOf.ts';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import manifest from '../../package.json' with { type: 'json' };
import { layers, packages, rooms } from './directionLaw.ts';
import { folderRings, importCycles } from './importCycles.ts';
import { judgeImports } from './judgeImports.ts';

const caught: readonly (readonly [string, string, string])[] = [
  ['world/clock.ts', "import { x } from '#domain/x.ts';", 'world never imports domain'],
  ['domain/a.ts', "import type { X } from '#events/log/x.ts';", 'domain never imports events'],
  ['events/log/a.ts', "export { x } from '#mocks/x.ts';", 'events never imports mocks'],
  ['mocks/http/a.ts', "export * from '#machines/start.ts';", 'mocks never imports machines'],
  ['mocks/http/a.ts', "import '#ui/app/x.css';", 'mocks never imports ui'],
  ['machines/auth/a.ts', "const x = await import('#events/log/x.ts');", 'machines never imports events'],
  ['machines/auth/a.ts', 'const x = import(`#mocks/x.ts`);', 'machines never imports mocks'],
  ['machines/auth/a.ts', "type X = import('#ui/app/x.ts').X;", 'machines never imports ui'],
  ['scenarios/a.ts', "import { x } from '#machines/start.ts';", 'scenarios never imports machines'],
  ['ui/app/a.ts', "import type { X } from '#events/log/x.ts';", 'ui never imports events'],
  ['ui/app/a.ts', "const x = import('#mocks/hosts/browser/browserHost.ts');", 'ui never imports mocks'],
  ['ui/main.tsx', "import { x } from '#mocks/hosts/browser/browserHost.ts';", 'ui never imports mocks'],
  ['ui/main.tsx', "import type { X } from '#mocks/hosts/browser/browserHost.ts';", 'ui never imports mocks'],
  ['ui/main.tsx', "const x = import('#mocks/backend.ts');", 'ui never imports mocks'],
  ['ui/app/a.ts', "import { x } from '#tests/support/x.ts';", 'ui never imports tests'],
  [
    'ui/app/a.ts',
    "import { x } from '#ui/widgets/X.tsx';",
    '#ui/widgets/X.tsx is in the same room: a relative path',
  ],
  [
    'domain/a.ts',
    "import { x } from '../world/clock.ts';",
    '../world/clock.ts leaves the room by a relative path',
  ],
  [
    'ui/main.tsx',
    "import('../mocks/hosts/browser/browserHost.ts');",
    '../mocks/hosts/browser/browserHost.ts leaves the room by a relative path',
  ],
  [
    'ui/app/a.ts',
    "import raw from '../../mocks/x.ts?raw';",
    '../../mocks/x.ts leaves the room by a relative path',
  ],
  ['machines/auth/a.ts', "import { x } from '../checkout/x.ts';", 'machines/checkout/x.ts is a neighbour'],
  ['machines/start.ts', "import { x } from './auth/x.ts';", 'machines/auth/x.ts is a neighbour'],
  ['machines/api/a.ts', "import { x } from '../auth/x.ts';", 'machines/auth/x.ts is a neighbour'],
  [
    'machines/auth/a.ts',
    "import { x } from '../catalogue.ts';",
    'machines/catalogue.ts gathers others and is imported by none of them',
  ],
  ['events/clients/a.ts', "import { x } from '../accounts/x.ts';", 'events/accounts/x.ts is a neighbour'],
  ['events/log/a.ts', "import { x } from '../accounts/x.ts';", 'events/accounts/x.ts is a neighbour'],
  [
    'events/clients/a.ts',
    "import { x } from '../projections/x.ts';",
    'events/projections/x.ts gathers others and is imported by none of them',
  ],
  [
    'mocks/plans/a.ts',
    "import { x } from '../seed/x.ts';",
    'mocks/seed/x.ts gathers others and is imported by none of them',
  ],
  [
    'mocks/http/a.ts',
    "import { x } from '../replyTo.ts';",
    'mocks/replyTo.ts gathers others and is imported by none of them',
  ],
  [
    'ui/pages/login/a.tsx',
    "import { x } from '../register/X.tsx';",
    'ui/pages/register/X.tsx is a neighbour',
  ],
  ['ui/pages/a.tsx', "import { x } from './b.tsx';", 'ui/pages/b.tsx is a neighbour'],
  [
    'ui/widgets/a.tsx',
    "import { x } from '../pages/login/Login.tsx';",
    'ui/widgets/ never imports ui/pages/',
  ],
  ['ui/content/a.ts', "import { x } from '../widgets/X.tsx';", 'ui/content/ never imports ui/widgets/'],
  ['ui/parts/view/a.ts', "import { x } from '../../app/lab/x.ts';", 'ui/parts/ never imports ui/app/'],
  ['ui/pages/login/a.ts', "import type { X } from '../../app/x.ts';", 'ui/pages/ never imports ui/app/'],
  ['ui/theme/a.ts', "import { x } from '../app/x.ts';", 'ui/theme/ never imports ui/app/'],
  ['ui/stage/a.ts', "import { x } from '../app/x.ts';", 'ui/stage/ never imports ui/app/'],
  ['ui/other/a.ts', "import { x } from '../app/x.ts';", 'ui/other/ never imports ui/app/'],
  ['machines/auth/a.ts', "import { useState } from 'react';", 'react is only for ui/'],
  ['mocks/http/a.ts', "import { Button } from 'antd';", 'antd is only for ui/'],
  [
    'domain/a.ts',
    "import * as z from 'zod/mini';",
    'zod/mini is only for domain/contract/, events/, mocks/, scenarios/',
  ],
  ['mocks/http/a.ts', "import * as z from 'zod';", 'zod is not a package of the law'],
  [
    'mocks/http/a.ts',
    "import { http } from 'msw/http';",
    'msw/http is only for mocks/hosts/browser/workerTransport.ts',
  ],
  [
    'mocks/http/a.ts',
    "import type { X } from 'msw';",
    'msw is only for mocks/hosts/browser/workerTransport.ts',
  ],
  ['ui/app/a.ts', "import { assign } from 'xstate';", 'xstate is only for machines/'],
  [
    'events/accounts/a.ts',
    "import { sha256 } from '@noble/hashes/sha2.js';",
    '@noble/hashes/sha2.js is only for world/, domain/imports/platform/, events/log/, events/people/, events/recovery/, mocks/crypto/argonVerifier.ts, mocks/crypto/totp.ts, mocks/crypto/withoutPlatformCrypto.ts',
  ],
  [
    'events/log/a.ts',
    "import { readFile } from 'node:fs';",
    'node:fs is only for hosted/database/, hosted/mail/',
  ],
  ['ui/app/a.ts', "import axios from 'axios';", 'axios is not a package of the law'],
  ['world/a.ts', "import '@scope/unknown/x.js';", '@scope/unknown/x.js is not a package of the law'],
  ['ui/app/a.ts', 'const x = import(name);', 'an import that is known only at run time cannot be judged'],
  [
    'ui/app/a.ts',
    `import(\`../pages/\${name}.tsx\`);`,
    'an import that is known only at run time cannot be judged',
  ],
  [
    'ui/app/a.ts',
    "import.meta.glob('../../mocks/*.ts');",
    'an import that is known only at run time cannot be judged',
  ],
];

const passed: readonly (readonly [string, string])[] = [
  ['world/clock.ts', "import { x } from './x.ts';"],
  ['domain/a.ts', "import type { Clock } from '#world/clock.ts';"],
  ['events/log/a.ts', "import { x } from '#domain/contract/x.ts'; import { idb } from 'idb';"],
  ['events/clients/a.ts', "import { x } from '../log/x.ts'; import { y } from '../decision.ts';"],
  ['events/appEvent.ts', "import type { X } from './clients/x.ts';"],
  ['events/projections/a.ts', "import { x } from '../clients/x.ts'; import { produce } from 'immer';"],
  ['mocks/plans/a.ts', "import { x } from '../http/x.ts'; import * as z from 'zod/mini';"],
  ['mocks/laterRoutes.ts', "import { x } from './plans/x.ts'; import { y } from './auth/y.ts';"],
  ['mocks/http/context.ts', "import type { X } from '../crypto/passwords.ts';"],
  ['mocks/hosts/browser/workerTransport.ts', "import { setupWorker } from 'msw/browser';"],
  ['machines/auth/a.ts', "import { x } from '../api/x.ts'; import { setup } from 'xstate';"],
  ['machines/auth/a.ts', "import { start } from '../start.ts'; import { x } from './deeper/x.ts';"],
  ['machines/catalogue.ts', "import { x } from './auth/x.ts';"],
  ['scenarios/a.ts', "import type { Clock } from '#world/clock.ts';"],
  ['ui/main.tsx', "const x = await import('#mocks/hosts/browser/browserHost.ts');"],
  ['ui/pages/login/a.tsx', "import { x } from '../../widgets/X.tsx'; import './a.module.css';"],
  ['ui/app/routes.ts', "import('../pages/login/Login.tsx');"],
  ['ui/parts/reports/a.ts', "import { x } from '../../theme/x.ts';"],
  ['ui/main.tsx', "import { x } from './app/x.ts'; import './boot/y.ts';"],
  ['ui/app/a.tsx', "import type { ActorRef } from 'xstate'; import { useSelector } from '@xstate/react';"],
  ['ui/app/a.tsx', "import { createRoot } from 'react-dom/client'; import icon from './icon.svg?url';"],
  ['ui/app/a.tsx', "// import { x } from '#events/log/x.ts';"],
  ['ui/app/a.tsx', "/* import('#mocks/hosts/browser/browserHost.ts') */ export const a = 1;"],
  ['ui/app/a.tsx', 'const text = "import { x } from \'#events/log/x.ts\'";'],
  ['ui/app/a.tsx', "const page = <p>Don't import('#mocks/x.ts') from 'here'</p>;"],
  ['ui/app/a.tsx', "const pattern = /from '#events'/; const from = '#events/log/x.ts';"],
  ['ui/app/a.tsx', "client.import('#events/log/x.ts');"],
];

const files = sourceFilesBelow('src');

describe('the direction of imports', () => {
  test('holds in every file of the house', () => {
    expect(files.flatMap(({ path, text }) => judgeImports(path, text))).toEqual([]);
  });

  test('is read in files that do import', () => {
    const read = files.flatMap(({ path, text }) => importsOf(path, text));
    expect(read.length).toBeGreaterThan(files.length);
  });

  test('runs in no ring, types and late imports counted', () => {
    expect(importCycles(files)).toEqual([]);
  });

  test('runs in no ring of folders', () => {
    expect(folderRings(files)).toEqual([]);
  });

  test.each(caught)('is broken by src/%s with %s', (path, text, what) => {
    expect(judgeImports(`src/${path}`, `const first = 1;\n${text}`)).toEqual([`src/${path}:2 ${what}`]);
  });

  test.each(passed)('is kept by src/%s with %s', (path, text) => {
    expect(judgeImports(`src/${path}`, text)).toEqual([]);
  });

  test('refuses a file outside the rooms', () => {
    expect(judgeImports('src/main.ts', '')).toEqual(['src/main.ts is in no room']);
    expect(judgeImports('src/shared/a.ts', '')).toEqual(['src/shared/a.ts is in no room']);
  });

  test('does not take a file that it cannot read for a lawful one', () => {
    expect(() => judgeImports('src/world/a.ts', 'import {')).toThrow(SyntaxError);
  });
});

/** Folders that may import one listed after them: without any, no ring is possible. */
const upwardIn = (law: Readonly<Record<string, readonly string[]>>): readonly string[] => {
  const order = Object.keys(law);
  return order.filter((folder, place) => law[folder]?.some((other) => order.indexOf(other) >= place));
};

describe('the law of imports', () => {
  test('knows the rooms that package.json names, and no ring between them', () => {
    const named = Object.keys(manifest.imports).map((alias) => alias.slice(1, -2));
    expect(Object.keys(rooms).toSorted()).toEqual(named.filter((name) => name !== 'tests').toSorted());
    expect(upwardIn(rooms)).toEqual([]);
  });

  test('knows the layers of the interface, and no ring between them', () => {
    const folders = readdirSync('src/ui', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(Object.keys(layers).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
    expect(upwardIn(layers)).toEqual([]);
  });

  test('knows the packages that the product is made of, and no other', () => {
    const known = Object.keys(packages).map((name) => (name === 'zod/mini' ? 'zod' : name));
    expect(known.toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  });
});

describe('a ring of imports', () => {
  const file = (path: string, text: string) => ({ path, text });

  test('is found wherever it is entered, and reported once', () => {
    const ring = [
      file('src/ui/b.ts', "import { c } from './c.ts';"),
      file('src/ui/c.ts', "export { a } from './a.ts';"),
      file('src/ui/a.ts', "import { b } from './b.ts'; import { d } from '#world/d.ts';"),
      file('src/world/d.ts', ''),
    ];
    expect(importCycles(ring)).toEqual(['src/ui/a.ts > src/ui/b.ts > src/ui/c.ts > src/ui/a.ts']);
  });

  test('is made by types and by late imports too', () => {
    const types = [
      file('src/ui/a.ts', "import { b } from './b.ts';"),
      file('src/ui/b.ts', "import type { A } from './a.ts';"),
    ];
    const late = [
      file('src/ui/a.ts', "const b = () => import('./b.ts?raw');"),
      file('src/ui/b.ts', "import { a } from './a.ts';"),
    ];
    const ring = ['src/ui/a.ts > src/ui/b.ts > src/ui/a.ts'];
    expect([importCycles(types), importCycles(late)]).toEqual([ring, ring]);
  });

  test('is not made by two ways to the same file', () => {
    const open = [
      file('src/ui/a.ts', "import { b } from './b.ts'; import { c } from './c.ts';"),
      file('src/ui/b.ts', "import { c } from './c.ts';"),
      file('src/ui/c.ts', ''),
    ];
    expect(importCycles(open)).toEqual([]);
  });

  test('of folders is made by files that form none', () => {
    const folders = [
      file('src/mocks/http/a.ts', "import { b } from '../teams/b.ts';"),
      file('src/mocks/teams/b.ts', ''),
      file('src/mocks/teams/deeper/c.ts', "import type { D } from '../../http/d.ts';"),
      file('src/mocks/http/d.ts', "import { e } from '../backend.ts'; import { f } from '#domain/f/f.ts';"),
      file('src/mocks/backend.ts', "import { a } from './http/a.ts';"),
      file('src/domain/f/f.ts', ''),
    ];
    expect(folderRings(folders)).toEqual(['src/mocks/http > src/mocks/teams > src/mocks/http']);
    expect(folderRings(folders.filter(({ path }) => !path.endsWith('c.ts')))).toEqual([]);
  });
});
