/** Lists the advanced integrations: the online shops. The other ten are core platforms in every plan (decision 13). */
import { platformCatalogue } from './platformCatalogue.ts';
import type { PlatformId } from './platforms.ts';

export const isAdvancedPlatform = (platform: PlatformId): boolean =>
  platformCatalogue[platform].category === 'commerce';
