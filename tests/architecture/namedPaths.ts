/** Finds the paths that a document names. */

const pathForm = /^\.?[\w@-][\w.@-]*(?:\/[\w.@-]+)*\/?$/;
const fileEnding = /\.(?:tsx?|mjs|json|md|css|html|sh|svg|png|ya?ml)$/;
const topFolder = /^(?:src|tests|scripts|docs|public|\.ci)\//;

const isPath = (text: string): boolean =>
  pathForm.test(text) && (fileEnding.test(text) || topFolder.test(text) || text.endsWith('/'));

const codeBlock = /^(```|~~~).*?^\1/gms;
const inlineCode = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)(?:\s[^)]*)?\)/g;
const elsewhere = /^(?:[a-z]+:|#|\/)/i;

const first = (matches: Iterable<RegExpMatchArray>): readonly string[] =>
  [...matches].map((match) => match[1] ?? '');

/** Unique paths in backticks and link targets within the project; code blocks are skipped. */
export const namedPaths = (markdown: string): readonly string[] => {
  const prose = markdown.replaceAll(codeBlock, '');
  const quoted = first(prose.matchAll(inlineCode)).filter(isPath);
  const linked = first(prose.matchAll(link))
    .filter((target) => !elsewhere.test(target))
    .map((target) => target.replace(/#.*$/, '').replace(/^\.\//, ''));
  return [...new Set([...quoted, ...linked])];
};

/** Generated folders: absent until the tools have run. */
const made = /^(?:dist|node_modules)\//;

/** Named paths that do not exist. They are relative to the project, `src` or the document's folder; a bare file name may be anywhere. */
export const brokenPaths = (
  document: string,
  markdown: string,
  files: readonly string[],
): readonly string[] => {
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
  const exists = (path: string) =>
    files.some((file) => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`));
  const isSomewhere = (name: string) =>
    !name.includes('/') && files.some((file) => file.endsWith(`/${name}`));
  return namedPaths(markdown).filter(
    (path) =>
      !made.test(path) &&
      !isSomewhere(path) &&
      ![path, `src/${path}`, folder + path].some((candidate) => exists(candidate)),
  );
};
