/** Puts two changes of one thing together: what only one side changed is taken from it, and where both did, a person chooses. */

export type FieldValue = string | boolean;
export type Fields = Readonly<Record<string, FieldValue>>;

/** The fields before, and both people’s versions. A field that is missing on one side is unknown to that side. */
export type Versions = { readonly before: Fields; readonly mine: Fields; readonly theirs: Fields };

export type Side = 'mine' | 'theirs';

/** By field. */
export type Choices = Readonly<Record<string, Side>>;

export type Difference = {
  readonly field: string;
  /** `both`: each made something else of it. */
  readonly changedBy: Side | 'both';
};

const changedByOf = (field: string, versions: Versions): Difference['changedBy'] | null => {
  const [before, mine, theirs] = [versions.before[field], versions.mine[field], versions.theirs[field]];
  if (mine === theirs || mine === undefined || theirs === undefined) return null;
  if (mine === before) return 'theirs';
  return theirs === before ? 'mine' : 'both';
};

/** The fields of which mine and theirs say something else, in the order of mine. */
export const differencesOf = (versions: Versions): readonly Difference[] =>
  Object.keys(versions.mine).flatMap((field) => {
    const changedBy = changedByOf(field, versions);
    return changedBy === null ? [] : [{ field, changedBy }];
  });

/** What goes without saying: the side that alone changed a field. */
export const plainChoices = (versions: Versions): Choices =>
  Object.fromEntries(
    differencesOf(versions).flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );

/** Merges all fields. Without a choice, a field that one side changed takes that side's value; a field that both changed takes mine. */
export const mergeFields = (versions: Versions, choices: Choices): Fields => {
  const { mine, theirs } = versions;
  const chosen = { ...plainChoices(versions), ...choices };
  const taken = differencesOf(versions).flatMap(({ field }): [string, FieldValue][] => {
    const value = theirs[field];
    return chosen[field] === 'theirs' && value !== undefined ? [[field, value]] : [];
  });
  return { ...theirs, ...mine, ...Object.fromEntries(taken) };
};

/** Whether two say the same of each field that the second one knows. */
export const saysTheSame = (fields: Fields, of: Fields): boolean =>
  Object.keys(of).every((field) => fields[field] === of[field]);
