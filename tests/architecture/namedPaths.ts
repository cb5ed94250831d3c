/** Which paths a document names. */

/** A path of the project, as opposed to a command, a route, a type or a package. */
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

/** The paths in backticks and the targets of links that stay in the project, each once; code blocks are not read. */
export const namedPaths = (markdown: string): readonly string[] => {
  const prose = markdown.replaceAll(codeBlock, '');
  const quoted = first(prose.matchAll(inlineCode)).filter(isPath);
  const linked = first(prose.matchAll(link))
    .filter((target) => !elsewhere.test(target))
    .map((target) => target.replace(/#.*$/, '').replace(/^\.\//, ''));
  return [...new Set([...quoted, ...linked])];
};

/** What tools make: there only once they have run. */
const made = /^(?:dist|node_modules)\//;

/** The named paths that lead nowhere. They start at the project, `src` or the document's folder; a bare file name may be anywhere. */
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
