/** A content with the picture of its client's logo, for who reads it: what is kept names the picture only. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { type PictureShelf, pictureIn } from '#events/projections/pictureShelf.ts';

type Known = { readonly pictureShelf: PictureShelf };

export const withLogo = (content: ReportContent, { pictureShelf }: Known, workspaceId: string) => {
  const { client } = content;
  const logo =
    client.logo_id === undefined ? undefined : pictureIn(pictureShelf, workspaceId, client.logo_id);
  return logo ? { ...content, client: { ...client, logo_url: logo.url } } : content;
};
