/** Merges two edits of one record field by field; conflicts are left to a person. */

export type FieldValue = string | boolean;
export type Fields = Readonly<Record<string, FieldValue>>;

/** `before` is the common ancestor. A missing field is unknown to that side. */
export type Versions = { readonly before: Fields; readonly mine: Fields; readonly theirs: Fields };

export type Side = 'mine' | 'theirs';

export type Choices = Readonly<Record<string, Side>>;

export type Difference = {
  readonly field: string;
  /** `both`: a conflict. */
  readonly changedBy: Side | 'both';
};

const changedByOf = (field: string, versions: Versions): Difference['changedBy'] | null => {
  const [before, mine, theirs] = [versions.before[field], versions.mine[field], versions.theirs[field]];
  if (mine === theirs || mine === undefined || theirs === undefined) return null;
  if (mine === before) return 'theirs';
  return theirs === before ? 'mine' : 'both';
};

export const differencesOf = (versions: Versions): readonly Difference[] =>
  Object.keys(versions.mine).flatMap((field) => {
    const changedBy = changedByOf(field, versions);
    return changedBy === null ? [] : [{ field, changedBy }];
  });

export const plainChoices = (versions: Versions): Choices =>
  Object.fromEntries(
    differencesOf(versions).flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );

/** Without a choice, a field changed by one side takes that value; a conflict takes mine. */
export const mergeFields = (versions: Versions, choices: Choices): Fields => {
  const { mine, theirs } = versions;
  const chosen = { ...plainChoices(versions), ...choices };
  const taken = differencesOf(versions).flatMap(({ field }): [string, FieldValue][] => {
    const value = theirs[field];
    return chosen[field] === 'theirs' && value !== undefined ? [[field, value]] : [];
  });
  return { ...theirs, ...mine, ...Object.fromEntries(taken) };
};

export const saysTheSame = (fields: Fields, of: Fields): boolean =>
  Object.keys(of).every((field) => fields[field] === of[field]);
