/** Makes component variables follow the accent: colours equal to an accent in both themes refer to its variable. */
import type { Variables } from './extractAntd.ts';

export type ThemePair = { readonly light: Variables; readonly dark: Variables };

type Accent = { readonly reference: string; readonly light: string; readonly dark: string };

/** `names`: accent variables without `--ant-`. Of those with the same colours, the first is used. */
export function accentsOf(names: readonly string[], { light, dark }: ThemePair): Accent[] {
  return names.flatMap((name): Accent[] => {
    const [inLight, inDark] = [light.get(`--ant-${name}`), dark.get(`--ant-${name}`)];
    return inLight && inDark ? [{ reference: `var(--ant-${name})`, light: inLight, dark: inDark }] : [];
  });
}

const isAccent = (accents: readonly Accent[], name: string): boolean =>
  accents.some(({ reference }) => reference === `var(${name})`);

function referring(light: string, dark: string, accents: readonly Accent[]): string | undefined {
  let [inLight, inDark] = [light, dark];
  for (const accent of accents) {
    if (!inLight.includes(accent.light) || !inDark.includes(accent.dark)) continue;
    inLight = inLight.replaceAll(accent.light, accent.reference);
    inDark = inDark.replaceAll(accent.dark, accent.reference);
  }
  return inLight === inDark && inLight !== light ? inLight : undefined;
}

export function followAccent({ light, dark }: ThemePair, accents: readonly Accent[]): ThemePair {
  const references = new Map(
    [...light].flatMap(([name, value]): [string, string][] => {
      const text = isAccent(accents, name) ? undefined : referring(value, dark.get(name) ?? '', accents);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  return { light: new Map([...light, ...references]), dark: new Map([...dark, ...references]) };
}
