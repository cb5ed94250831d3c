/** Adds the logos, the cover and the sections' pictures to a report's content, because stored contents have only ids. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type PictureDirectory, pictureIn } from '#events/projections/pictureDirectory.ts';

type Known = { readonly pictureShelf: PictureDirectory };

export const withPictures = (
  content: ReportContent,
  { pictureShelf }: Known,
  workspaceId: string,
): ReportContent => {
  const urlOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : pictureIn(pictureShelf, workspaceId, id)?.url;
  const shown = (section: SectionContent): SectionContent => {
    const url = section.kind === 'image' ? urlOf(section.picture_id) : undefined;
    return section.kind === 'image' && url !== undefined ? { ...section, picture_url: url } : section;
  };
  const logo = urlOf(content.client.logo_id);
  const { brand } = content;
  return {
    ...content,
    brand: { ...brand, ...definedOnly({ logo_url: urlOf(brand.logo_id), cover_url: urlOf(brand.cover_id) }) },
    client: logo === undefined ? content.client : { ...content.client, logo_url: logo },
    sections: content.sections.map(shown),
  };
};
