/** Writes `licences.txt` into the build: the licence text of every package whose code, styles or fonts it contains. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export type Licensed = {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
};

const ownFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i;

export const packageFolders = (moduleIds: Iterable<string>): readonly string[] => {
  const folders = [...moduleIds].map((id) => ownFolder.exec(id.replace(/^\0/, '').replace(/\?.*$/, ''))?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].toSorted();
};

type Manifest = { readonly name: string; readonly version: string; readonly license?: unknown };

const readPackage = (folder: string): Licensed => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .toSorted();
  return {
    name: `${manifest.name} ${manifest.version}`,
    licence: typeof manifest.license === 'string' ? manifest.license : 'see its package',
    text: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
  };
};

/** Packages with the same text share one entry; a package without a text is listed with its licence's name. */
export const licenceList = (packages: readonly Licensed[]): string => {
  const sections = [
    ...Map.groupBy(packages, ({ licence, text }) => `${licence}\n${text.replace(/\s+/g, ' ')}`),
  ];
  const written = sections.map(([, [first, ...others]]) => {
    const names = [first, ...others].map((one) => one?.name).join('\n');
    return `${names}\nLicence: ${first?.licence}${first?.text ? `\n\n${first.text}` : ''}`;
  });
  return `${written.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};

const typefaces = new URL('../src/ui/theme/typefaces/', import.meta.url);

/** Fonts that are files of the project. */
const bundledTypefaces = (): Licensed => ({
  name: readdirSync(typefaces)
    .filter((name) => name.endsWith('.woff2'))
    .join('\n'),
  licence: 'OFL-1.1',
  text: readFileSync(new URL('OFL.txt', typefaces), 'utf8').trim(),
});

/** Covers all modules that the build has read, even if tree shaking leaves a package out. */
export const licenceTexts = (): Plugin => ({
  name: 'licence-texts',
  apply: 'build',
  generateBundle() {
    const packages = packageFolders(this.getModuleIds()).map(readPackage);
    const source = licenceList([...packages, bundledTypefaces()]);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
});
