/** How an endpoint's path is filled in. */

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

/** `?a=1&b=2` of the values that are there, in their order; nothing of none. */
export const queryOf = (values: Values = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) {
      search.append(name, value);
    }
  }
  return search.size === 0 ? '' : `?${search}`;
};
