/** Whether the plan does not connect a platform, as far as it is known. */
import { isAdvancedPlatform } from '#domain/integrations/advancedPlatforms.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { usePlan } from '../../services/usePlan.ts';

export const useLockedPlatform = (platform: PlatformId): boolean => {
  const { known, has } = usePlan();
  return known && isAdvancedPlatform(platform) && !has('advanced_integrations');
};
