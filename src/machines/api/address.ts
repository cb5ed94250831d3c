/** Fills an endpoint's path template with parameters. */

type Values = Readonly<Record<string, string | undefined>>;

/** `/api/clients/:id` with `{id: 'a b'}` is `/api/clients/a%20b`; a missing value is a bug and throws. */
export const fillPath = (template: string, params: Values = {}): string =>
  template.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new Error(`${template} needs a value for ${name}`);
    }
    return encodeURIComponent(value);
  });

/** Serializes the defined values, in their order: `?a=1&b=2`, or an empty string for none. */
export const queryOf = (values: Values = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) {
      search.append(name, value);
    }
  }
  return search.size === 0 ? '' : `?${search}`;
};
