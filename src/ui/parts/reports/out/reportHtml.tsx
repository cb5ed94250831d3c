/** Renders a report as a self-contained HTML file without scripts or requests. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { lightTokens } from '../../../theme/themeTokens.ts';
import { type LinePictures, LinePicturesContext } from '../drawing/LinePicture.tsx';
import { ReportArticle, type ReportDocumentProps, reportParts } from '../ReportDocument.tsx';
import paper from '../reportDocument.css?raw';

const { seed } = lightTokens;

/** Escapes text as a CSS string, so that it cannot end the string or the style sheet. */
const cssString = (text: string): string => {
  const signs = [...text].map((sign) =>
    /[\p{L}\p{N} .,–-]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${signs.join('')}"`;
};

const around = ({ client, title }: ReportContent): string => `
html { background: ${seed.colorBgLayout}; font: 15px/1.55 ${seed.fontFamily}; color: ${seed.colorText}; }
body { margin: 0; padding: 32px 16px; }
@page report { @bottom-left { content: ${cssString(`${client.name} – ${title}`)}; font: 0.6em Arial, sans-serif; } }
@media (max-width: 600px) { body { padding: 0; } .report-foot { padding: 0 20px 20px; } }
@media print { html { background: none; font-size: 14px; } body { padding: 0; } }
`;

const policy = "default-src 'none'; style-src 'unsafe-inline'";

const Whole = ({ content, children }: { content: ReportContent; children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${content.title} · ${content.client.name}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a sheet of the house, in which `cssString` writes the words of people */}
      <style dangerouslySetInnerHTML={{ __html: `${paper}${around(content)}` }} />
    </head>
    <body>
      <main>
        <ReportArticle content={content}>{children}</ReportArticle>
      </main>
    </body>
  </html>
);

/** Placeholder tag for the parts; user text cannot contain it, because it is escaped. */
const place = '<i data-parts="here"></i>';

export const htmlSteps = (props: ReportDocumentProps): number => reportParts(props).length;

/** Yields the file in pieces, so that the caller can show progress or cancel between them. */
export function* reportHtml(props: ReportDocumentProps, lines: LinePictures = new Map()): Generator<string> {
  const whole = renderToStaticMarkup(
    <Whole content={props.content}>
      <i data-parts="here" />
    </Whole>,
  );
  const [head = '', foot = ''] = whole.split(place);
  yield `<!doctype html>\n${head}`;
  for (const part of reportParts(props))
    yield renderToStaticMarkup(<LinePicturesContext value={lines}>{part}</LinePicturesContext>);
  yield foot;
}
