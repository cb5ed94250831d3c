/** Gives a report the branding in which its client sees it. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { lookVersionsOf } from '#events/projections/brandingHistory.ts';
import { lookShownIn } from '../branding/lookShownIn.ts';
import type { Making } from './reportSpec.ts';

export const reportBrand = (
  { answers, workspaceId, now }: Pick<Making, 'answers' | 'workspaceId' | 'now'>,
  clientId: string,
): ReportContent['brand'] => {
  const version = lookVersionsOf(answers.brandingHistory, workspaceId).length;
  const look = lookShownIn(answers, { workspaceId, clientId, now });
  return {
    name: look.name ?? answers.workspaceDirectory.byId[workspaceId]?.name ?? '',
    accent: look.accent,
    logo_text: look.logoText,
    hides_powered_by: look.hidesPoweredBy,
    ...definedOnly({
      logo_id: look.logoId,
      cover_id: look.coverId,
      palette: look.palette,
      typeface: look.typeface,
      footer: look.reportFooter,
      support_email: look.supportEmail,
      support_url: look.supportUrl,
      imprint_url: look.imprintUrl,
      privacy_url: look.privacyUrl,
      terms_url: look.termsUrl,
    }),
    version: version === 0 ? null : version,
  };
};
