/** Writes a report as one HTML file without scripts or requests, to attach to a mail or to print. */
import { readFileSync } from 'node:fs';
import { typefaces } from '#domain/branding/typefaces.ts';
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { accentOf, escapeHtml, footHtml, mailFoot, paragraphs, tableHtml } from '#domain/mail/mailHtml.ts';
import { ownValue } from '#domain/ownValue.ts';
import { goalStatusWords, goalVerdict } from '#domain/portfolio/goalStatus.ts';

type Written = (figure: FigureName, value: number | null) => string;

/** Dollars have their sign; any other currency is named. */
const writerIn =
  (currency: string): Written =>
  (figure, value) => {
    const text = figureText(figure, value);
    return currency === 'USD' || figureOf(figure).unit !== 'money' || value === null
      ? text
      : `${text.replace('$', '')} ${currency}`;
  };

type Values = readonly { readonly value: number | null; readonly previous: number | null }[];

const labelOf = (figure: FigureName): string => figureOf(figure).label;

type BrokenDown = Extract<SectionContent, { readonly kind: 'bar' | 'table' }>;

const brokenDown = ({ by, figures, rows, totals }: BrokenDown, write: Written): string => {
  const cells = (values: Values): readonly string[] =>
    figures.map((figure, index) => write(figure, values[index]?.value ?? null));
  return tableHtml({
    head: [breakdownLabels[by], ...figures.map(labelOf)],
    rows: [...rows.map(({ label, values }) => [label, ...cells(values)]), ['Total', ...cells(totals)]],
  });
};

const width = 600;
const height = 120;

const pathOf = (values: readonly (number | null)[], most: number): string =>
  values
    .flatMap((value, index) =>
      value === null
        ? []
        : `${((index / Math.max(1, values.length - 1)) * width).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`,
    )
    .join(' ');

type LineSection = Extract<SectionContent, { readonly kind: 'line' }>;

const lineOf = (line: LineSection['lines'][number], accent: string, write: Written): string => {
  const most = Math.max(1e-9, ...line.values.map((value) => value ?? 0));
  const label = `${labelOf(line.figure)}: ${write(line.figure, line.total)}`;
  return `<p style="margin:0 0 4px"><b>${escapeHtml(label)}</b> (before: ${escapeHtml(write(line.figure, line.total_previous))})</p>
<svg viewBox="0 -2 ${width} ${height + 4}" width="100%" height="${height}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(label)}"><polyline points="${pathOf(line.values, most)}" fill="none" stroke="${accent}" stroke-width="2"/></svg>`;
};

const goalsOf = ({ goals }: Extract<SectionContent, { readonly kind: 'goals' }>, write: Written): string =>
  tableHtml({
    head: ['Goal', 'Actual', 'Target', 'Status'],
    rows: goals.map((goal) => [
      `${labelOf(goal.figure)} each ${goal.period}`,
      write(goal.figure, goal.actual),
      write(goal.figure, goal.target),
      goalStatusWords[goalVerdict(goal)],
    ]),
  });

const figuresOf = (
  shown: readonly (Values[number] & { readonly figure: FigureName })[],
  write: Written,
): string =>
  tableHtml({
    head: ['Figure', 'Value', 'Before'],
    rows: shown.map(({ figure, value, previous }) => [
      labelOf(figure),
      write(figure, value),
      write(figure, previous),
    ]),
  });

const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const bodyOf = (section: SectionContent, accent: string, write: Written): string => {
  switch (section.kind) {
    case 'figures':
      return figuresOf(section.figures, write);
    case 'funnel':
      return figuresOf(section.steps, write);
    case 'bar':
    case 'table':
      return brokenDown(section, write);
    case 'line':
      return section.lines.map((line) => lineOf(line, accent, write)).join('');
    case 'goals':
      return goalsOf(section, write);
    case 'actions':
      return listOf(section.actions.map(({ day, text }) => `${day}: ${text}`));
    case 'summary':
    case 'text':
    case 'next':
    case 'image':
      return paragraphs(section.text);
    case 'cover':
    case 'pageBreak':
      return '';
  }
};

const sectionHtml = (section: SectionContent, accent: string, write: Written): string => {
  if (section.kind === 'pageBreak') return '<div style="break-after:page"></div>';
  const body = bodyOf(section, accent, write);
  if (body === '') return '';
  return `<section><h2 style="font-size:17px;margin:24px 0 8px">${escapeHtml(section.title)}</h2>${body}</section>`;
};

const linksOf = ({
  support_email,
  support_url,
  imprint_url,
  privacy_url,
  terms_url,
}: ReportContent['brand']) =>
  mailFoot(
    definedOnly({
      supportEmail: support_email,
      supportUrl: support_url,
      imprintUrl: imprint_url,
      privacyUrl: privacy_url,
      termsUrl: terms_url,
    }),
  );

const typefaceFolder = new URL('../../ui/theme/typefaces/', import.meta.url);

/** Within the file, because it makes no requests. */
const fontFace = (stack: string, file: string): string => {
  const [family] = stack.split(',');
  const bytes = readFileSync(new URL(file, typefaceFolder)).toString('base64');
  return `<style>@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}</style>`;
};

const typefaceOf = ({ typeface = '' }: ReportContent['brand']) => {
  const { stack, file } = ownValue(typefaces, typeface) ?? { stack: 'Arial,sans-serif', file: null };
  return { stack, face: file === null ? '' : fontFace(stack, file) };
};

export const reportPaper = (content: ReportContent): string => {
  const { title, client, range, brand, currency, notes } = content;
  const accent = accentOf(brand.accent);
  const write = writerIn(currency);
  const { stack, face } = typefaceOf(brand);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${title} · ${client.name}`)}</title>${face}</head>
<body style="margin:0 auto;max-width:760px;padding:24px 16px;font:15px/1.55 ${escapeHtml(stack)};color:#1c2430">
<p style="margin:0;color:${accent}"><b>${escapeHtml(brand.name)}</b></p>
<h1 style="margin:4px 0;font-size:26px">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(`${client.name}, ${range.from} to ${range.to}`)}</p>
${content.sections.map((section) => sectionHtml(section, accent, write)).join('\n')}
${notes.length === 0 ? '' : listOf(notes)}
<p style="margin:24px 0 0;font-size:12px;color:#5b6472">${escapeHtml(brand.footer ?? '')}</p>
${footHtml(linksOf(brand))}
</body></html>
`;
};
