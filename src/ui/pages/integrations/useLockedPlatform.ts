/** Checks if the plan excludes a platform, as soon as the plan is known. */
import { isAdvancedPlatform } from '#domain/integrations/advancedPlatforms.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { usePlan } from '../../services/usePlan.ts';

export const useLockedPlatform = (platform: PlatformId): boolean => {
  const { known, has } = usePlan();
  return known && isAdvancedPlatform(platform) && !has('advanced_integrations');
};
