/** Validates what an agency shows one client instead of its own look, and joins the two. */
import type { Feature } from '../plans/planFeatures.ts';
import { type Look, type LookErrors, lookErrors, productLook, tidyLook } from './look.ts';

/** Null: as the agency. */
export type ClientLook = {
  readonly name: string | null;
  readonly accent: string | null;
  readonly logoId: string | null;
  readonly darkLogoId: string | null;
};

export const clientLookFeature: Feature = 'white_label_clients';

/** Id of no one, who looks at a preview in a client's place. */
export const previewerOf = (clientId: string): string => `preview-${clientId}`;

const parts = ['name', 'accent', 'logoId', 'darkLogoId'] as const;

const asLook = ({ name, accent }: ClientLook): Look => ({ ...productLook, name, accent });

/** Null for one that changes nothing. */
export const tidyClientLook = (look: ClientLook): ClientLook | null => {
  const { name, accent } = tidyLook(asLook(look));
  const tidy = { ...look, name, accent };
  return parts.every((part) => tidy[part] === null) ? null : tidy;
};

export const clientLookErrors = (look: ClientLook): LookErrors => lookErrors(asLook(look));

export const isSameClientLook = (one: ClientLook | null, other: ClientLook | null): boolean =>
  parts.every((part) => (one?.[part] ?? null) === (other?.[part] ?? null));

/** A logo of the client's own replaces both of the agency's. */
const ownLogos = ({ logoId, darkLogoId }: ClientLook): Pick<Look, 'logoId' | 'darkLogoId'> => ({
  ...(logoId === null ? {} : { logoId }),
  ...(darkLogoId === null ? {} : { darkLogoId }),
});

/** `look`: the agency's, as far as its plan reaches. */
export const lookForClient = (look: Look, own: ClientLook | null, features: readonly Feature[]): Look => {
  if (own === null || !features.includes(clientLookFeature)) return look;
  const { logoId, darkLogoId, ...rest } = look;
  const logos = ownLogos(own);
  const shown =
    Object.keys(logos).length > 0 ? logos : { ...(logoId && { logoId }), ...(darkLogoId && { darkLogoId }) };
  return { ...rest, ...shown, name: own.name ?? look.name, accent: own.accent ?? look.accent };
};
