/** The refusals and losses that a script announces, held against those that came: the same on a stage and in an exported test. */

/** A request as scripts name it: `POST /api/auth/sign-in`. A share link's address is its key, and is left out. */
export const callText = (method: string, path: string): string =>
  `${method} ${path.replace(/(\/api\/share\/)[^/]+/, '$1•••')}`;

/** What a script may announce: a status or `lost`, a method, and a path in which `:id` stands for any one part. */
export const refusalForm = /^(?:[45]\d\d|lost) (?<method>[A-Z]+) (?<path>\/\S*)$/;

export type Problems = { readonly unexpected: readonly string[]; readonly missing: readonly string[] };

const isRefusal = (problem: string): boolean => /^(?:\d{3}|lost) /.test(problem);

/** A feed may be told of its session's end before its page is left. */
const isOfEndedSession = (problem: string): boolean => problem.startsWith('401 GET ');

/** `:id` stands for one part of a path, whatever it is. */
const isPart = (part: string, wanted: string | undefined): boolean =>
  part === wanted || (part !== '' && wanted !== undefined && /^:\w+$/.test(wanted));

const isLike = (one: string, want: string): boolean => {
  const parts = one.split('/');
  const wanted = want.split('/');
  if (parts.length === wanted.length && parts.every((part, index) => isPart(part, wanted[index])))
    return true;
  // The name of a lost file has the hash of what it holds.
  return want.startsWith('lost ') && one.startsWith(want);
};

/** How what has happened differs from what was wanted; undefined: any refusal is wanted. */
export const problemsOf = (happened: Iterable<string>, wanted: readonly string[] | undefined): Problems => {
  const told = [...new Set(happened)];
  const isTold = (one: string): boolean => wanted?.some((want) => isLike(one, want)) ?? isRefusal(one);
  return {
    unexpected: told.filter((one) => !isOfEndedSession(one) && !isTold(one)),
    missing: (wanted ?? []).filter((want) => !told.some((one) => isLike(one, want))),
  };
};
