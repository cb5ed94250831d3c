/** Antd as the product is built with it: its stylesheets made beforehand, its style modules left out. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { accentVariables } from '../../src/ui/app/theme/brandStyle.ts';
import { cssVarKey, darkTokens, lightTokens } from '../../src/ui/app/theme/themeTokens.ts';
import { antdRuntimeToken } from './antdRuntimeToken.ts';
import { type AntdSheet, antdSheets } from './antdSamples.ts';
import { type AntdStaticStyles, antdStaticStyles, generateAntdStyles } from './antdStaticStyles.ts';
import { antdStyleStubs } from './antdStyleStubs.ts';

const antdEs = fileURLToPath(new URL('../../node_modules/antd/es', import.meta.url));

/** `more`: sheets of components that the product does not use, for a page that shows them. */
export function antdOfBuild(more: readonly AntdSheet[] = []): Plugin[] {
  let made: AntdStaticStyles | undefined;
  const styles = (): AntdStaticStyles => {
    made ??= generateAntdStyles({
      light: lightTokens,
      dark: darkTokens,
      sheets: [...antdSheets, ...more],
      cssVarKey,
      accents: Object.values(accentVariables).flat(),
    });
    return made;
  };
  return [
    antdStaticStyles(styles),
    antdStyleStubs({
      cssVarKey,
      runtimeToken: () => antdRuntimeToken(lightTokens, darkTokens, antdEs),
      sheetOf: () => styles().sheetOf,
    }),
  ];
}
