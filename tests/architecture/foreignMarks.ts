/** Finds what ties a text to one machine or one package registry. */
import { homedir } from 'node:os';

/** Put together here, so that this file does not carry the names that it looks for. */
const registryHosts = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['npm', 'jsr', 'io'],
].map((parts) => parts.join('.'));

const personalFolders = [
  /(?<![\w.:/-])\/(?:home|Users|root|work|workspace|workspaces|private|builds)\/[\w.-]+/g,
  /\b[A-Z]:\\+(?:Users|Documents and Settings)\\+[\w.-]+/gi,
];

/** What npm writes for where it got a package. */
const remotePackage = /"resolved":\s*"[^"]*:\/\/[^"]*"/g;

/** Where this machine gets its packages, when it is not the public place. */
const ownRegistryHost = (env: Record<string, string | undefined>): readonly string[] => {
  const registry = env.npm_config_registry;
  return registry && URL.canParse(registry) ? [new URL(registry).hostname] : [];
};

/** A path with a single folder, such as `/app`, is a word of too many texts to be looked for. */
const isTelling = (folder: string): boolean => folder.split(/[\\/]/).filter((part) => part !== '').length > 1;

/** Absolute paths of a person or of this machine, registry hosts and package origins in a text. `here`: folders of this machine. */
export const foreignMarks = (
  text: string,
  here: readonly string[] = [process.cwd(), homedir()],
  env: Record<string, string | undefined> = process.env,
): readonly string[] => {
  const patterns = [...personalFolders, remotePackage].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([found]) => found),
  );
  const words = [...here.filter(isTelling), ...registryHosts, ...ownRegistryHost(env)].filter((word) =>
    text.includes(word),
  );
  return [...new Set([...patterns, ...words])];
};
