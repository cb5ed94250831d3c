/** Which platforms are advanced integrations: the online shops. The other ten are the core ones, which every plan has (decision 165). */
import { platformCatalogue } from './platformCatalogue.ts';
import type { PlatformId } from './platforms.ts';

export const isAdvancedPlatform = (platform: PlatformId): boolean =>
  platformCatalogue[platform].category === 'commerce';
