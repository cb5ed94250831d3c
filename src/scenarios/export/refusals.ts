/** Compares the announced refusals and losses of a script with the actual ones, for a stage and for exported tests. */

/** A request as scripts name it: `POST /api/auth/sign-in`. A share link's address is its key, and is omitted. */
export const callText = (method: string, path: string): string =>
  `${method} ${path.replace(/(\/api\/share\/)[^/]+/, '$1•••')}`;

/** An announced refusal: a status or `lost`, a method, and a path in which `:id` matches any one part. */
export const refusalForm = /^(?:[45]\d\d|lost) (?<method>[A-Z]+) (?<path>\/\S*)$/;

export type Problems = { readonly unexpected: readonly string[]; readonly missing: readonly string[] };

const isRefusal = (problem: string): boolean => /^(?:\d{3}|lost) /.test(problem);

/** A feed may receive the end of its session before its page is left. */
const isOfEndedSession = (problem: string): boolean => problem.startsWith('401 GET ');

const isPart = (part: string, wanted: string | undefined): boolean =>
  part === wanted || (part !== '' && wanted !== undefined && /^:\w+$/.test(wanted));

const isLike = (one: string, want: string): boolean => {
  const parts = one.split('/');
  const wanted = want.split('/');
  if (parts.length === wanted.length && parts.every((part, index) => isPart(part, wanted[index])))
    return true;
  // A lost file's name contains a content hash.
  return want.startsWith('lost ') && one.startsWith(want);
};

/** Differences between actual and announced refusals; undefined `wanted` allows any. */
export const problemsOf = (happened: Iterable<string>, wanted: readonly string[] | undefined): Problems => {
  const unique = [...new Set(happened)];
  const isExpected = (one: string): boolean => wanted?.some((want) => isLike(one, want)) ?? isRefusal(one);
  return {
    unexpected: unique.filter((one) => !isOfEndedSession(one) && !isExpected(one)),
    missing: (wanted ?? []).filter((want) => !unique.some((one) => isLike(one, want))),
  };
};
