import { describe, expect, test } from 'vitest';
import { licenceList, packageFolders } from '../../scripts/licenceTexts.ts';

describe('the licence texts of a build', () => {
  test('are of the packages that its modules lie in, nested and scoped ones too, each once', () => {
    expect(
      packageFolders([
        '/app/src/ui/main.tsx',
        '/app/node_modules/antd/es/button/index.js',
        '/app/node_modules/antd/es/table/index.js',
        '\0/app/node_modules/react/index.js?commonjs-es-import',
        '/app/node_modules/@fontsource-variable/geist/index.css?inline',
        '/app/node_modules/msw/node_modules/rettime/build/index.mjs',
        '\0rolldown/runtime.js',
      ]),
    ).toEqual([
      '/app/node_modules/@fontsource-variable/geist',
      '/app/node_modules/antd',
      '/app/node_modules/msw/node_modules/rettime',
      '/app/node_modules/react',
    ]);
  });

  test('are written once for all packages that share one, and name a licence without a text', () => {
    const list = licenceList([
      { name: 'a 1.0.0', licence: 'MIT', text: 'MIT License\n\nCopyright A' },
      { name: 'b 2.0.0', licence: 'OFL-1.1', text: 'SIL Open Font License' },
      { name: 'c 3.0.0', licence: 'MIT', text: 'MIT License\r\n\r\nCopyright A' },
      { name: 'd 4.0.0', licence: 'ISC', text: '' },
    ]);

    expect(list.split(`\n\n${'-'.repeat(80)}\n\n`)).toEqual([
      'a 1.0.0\nc 3.0.0\nLicence: MIT\n\nMIT License\n\nCopyright A',
      'b 2.0.0\nLicence: OFL-1.1\n\nSIL Open Font License',
      'd 4.0.0\nLicence: ISC\n',
    ]);
  });
});
