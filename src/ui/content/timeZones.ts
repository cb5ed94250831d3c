/** Lists the time zones that the browser knows. */
import { usualZone } from '#domain/clients/clientZone.ts';

const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== usualZone);

/** UTC comes first, because not every browser lists it. */
export const timeZones: readonly { readonly value: string; readonly label: string }[] = [
  usualZone,
  ...named,
].map((zone) => ({ value: zone, label: zone }));
