/** Fails on comments and commit subjects that a stranger has to read twice. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** The last commit before subjects had a form; its ancestors are not checked. */
const lastFree = 'fdc35a8e';

const noun = /^(?:What|Who|Whom|Whose|Where|Whether|Which|Of)\b/;
const odd = /\b(?:told|stands?|standing|whoever|beside)\b/i;
const form = /^(?:[a-z][\w.-]*(?:, [a-z][\w.-]*)*: \S.*|Merge .*|Revert ".*)$/;
const longestSubject = 72;

export const oddComments = (path: string, source: string): readonly string[] =>
  parseSync(path, source).comments.flatMap(({ value, start }) => {
    const text = value.replaceAll(/^\s*\*+ ?/gm, '').trim();
    if (!noun.test(text) && !odd.test(text)) return [];
    const line = source.slice(0, start).split('\n').length;
    return [`${path}:${line}: ${text.split('\n')[0]}`];
  });

/** The subjects that are not `area: imperative` within 72 characters and without a semicolon. */
export const oddSubjects = (subjects: readonly string[]): readonly string[] =>
  subjects.filter(
    (subject) => subject.length > longestSubject || subject.includes(';') || !form.test(subject),
  );

/** Empty in a shallow clone, whose history does not reach the first checked commit. */
const subjectsOf = (root: string): readonly string[] => {
  const args = ['log', '--no-merges', '--format=%s', `${lastFree}..HEAD`];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : [];
};

const checkWords = (root: string): number => {
  const paths = globSync('{src,tests,scripts}/**/*.{ts,tsx,mjs}', { cwd: root }).toSorted();
  const comments = paths.flatMap((path) => oddComments(path, readFileSync(join(root, path), 'utf8')));
  const subjects = oddSubjects(subjectsOf(root));
  for (const found of [...comments, ...subjects]) console.log(found);
  console.log(
    `${comments.length} comments in ${paths.length} files and ${subjects.length} subjects to reword`,
  );
  return comments.length + subjects.length === 0 ? 0 : 1;
};

if (import.meta.main) process.exitCode = checkWords(dirname(import.meta.dirname));
