/** Where text in JSON is no text: half of a surrogate pair can be written in JSON, but neither hashed nor stored. */

/** The paths of broken texts, such as `profile.firstName`; a field is broken too when its name is. */
export const brokenTexts = (value: unknown, path = 'body'): readonly string[] => {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = path === 'body' ? name : `${path}.${name}`;
    return name.isWellFormed() ? brokenTexts(part, inside) : [inside];
  });
};
