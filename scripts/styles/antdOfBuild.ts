/** Prepares antd for the build: static stylesheets, no style modules. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { accentVariables } from '../../src/ui/theme/brandStyle.ts';
import { cssVarKey, darkTokens, lightTokens } from '../../src/ui/theme/themeTokens.ts';
import { antdRuntimeToken } from './antdRuntimeToken.ts';
import { type AntdSheet, antdSheets } from './antdSamples.ts';
import { type AntdStaticStyles, antdStaticStyles, generateAntdStyles } from './antdStaticStyles.ts';
import { antdStyleStubs } from './antdStyleStubs.ts';

const antdEs = fileURLToPath(new URL('../../node_modules/antd/es', import.meta.url));

/** `more`: sheets of components that only a page outside the product shows. */
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
