/** Exports calls as an HTTP archive file. */
import { productName } from '#domain/product.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import type { Call } from './call.ts';
import { harParts } from './har.ts';

/** `base`: the app's base path with its slashes. */
export const exportHar = async (calls: readonly Call[], base: string): Promise<void> => {
  const parts = await harParts(calls, {
    site: location.origin + base.slice(0, -1),
    creator: `${productName} Lab`,
    version: '1',
    browser: navigator.userAgent,
  });
  downloadText(`${productName.toLowerCase()}-network.har`, 'application/json', parts);
};
