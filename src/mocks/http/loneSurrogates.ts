/** Finds lone surrogates in JSON, which can be written there but neither hashed nor stored. */

/** The paths of invalid texts, such as `profile.firstName`; includes fields with an invalid name. */
export const brokenTexts = (value: unknown, path = 'body'): readonly string[] => {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = path === 'body' ? name : `${path}.${name}`;
    return name.isWellFormed() ? brokenTexts(part, inside) : [inside];
  });
};
