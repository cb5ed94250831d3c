/** Writes the HTML of mails: tables and inline styles, which mail programs show alike. */
import type { LookExtras } from '../branding/look.ts';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const usualAccent = '#0f766e';

/** A colour that people chose, or the usual one. */
export const accentOf = (accent: string | null): string =>
  accent !== null && /^#[0-9a-f]{6}$/i.test(accent) ? accent : usualAccent;

type Link = { readonly label: string; readonly href: string };

export type MailPage = {
  readonly sender: string;
  /** `#rrggbb`. */
  readonly accent: string | null;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly link?: Link;
  /** Says why the person gets this mail. */
  readonly reason: string;
  readonly foot: readonly MailFoot[];
};

/** A line of the agency below a mail. */
export type MailFoot = { readonly text: string; readonly href?: string };

/** Footer, help and legal links of an agency, in the order of its pages. */
export const mailFoot = (look: LookExtras): readonly MailFoot[] => {
  const link = (text: string, href: string | undefined): readonly MailFoot[] =>
    href === undefined ? [] : [{ text, href }];
  const { mailFooter, supportEmail, supportUrl, imprintUrl, privacyUrl, termsUrl } = look;
  return [
    ...(mailFooter === undefined ? [] : [{ text: mailFooter }]),
    ...(supportEmail === undefined ? [] : link(`Questions? ${supportEmail}`, `mailto:${supportEmail}`)),
    ...link('Help', supportUrl),
    ...link('Imprint', imprintUrl),
    ...link('Privacy policy', privacyUrl),
    ...link('Terms', termsUrl),
  ];
};

const lineHtml = ({ text, href }: MailFoot): string =>
  href === undefined
    ? `<p style="margin:8px 0 0;font-size:12px;color:#5b6472">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
    : `<a href="${escapeHtml(href)}" style="font-size:12px;color:#5b6472;margin-right:12px">${escapeHtml(text)}</a>`;

const buttonOf = ({ label, href }: Link, accent: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:${accent};color:#ffffff;padding:10px 18px;border-radius:6px;text-decoration:none;display:inline-block">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b6472;word-break:break-all">${escapeHtml(href)}</p>`;

export const footHtml = (foot: readonly MailFoot[]): string => foot.map(lineHtml).join('\n');

export const mailPage = ({ sender, accent, title, body, link, reason, foot }: MailPage): string => {
  const colour = accentOf(accent);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f4f5f7;font:15px/1.55 Arial,sans-serif;color:#1c2430">
<div style="max-width:640px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;font-weight:bold;color:${colour}">${escapeHtml(sender)}</p>
<div style="background:#ffffff;border:1px solid #e1e5ea;border-radius:8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${body}${link ? buttonOf(link, colour) : ''}
</div>
<p style="margin:16px 0 0;font-size:12px;color:#5b6472">${escapeHtml(reason)}</p>
${footHtml(foot)}
</div></body></html>
`;
};

type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const cellStyle = (index: number): string =>
  `padding:6px 8px;border-bottom:1px solid #e1e5ea;text-align:${index === 0 ? 'left' : 'right'}`;

/** The first column is text, all others are numbers. */
export const tableHtml = ({ head, rows }: Table): string => {
  const heads = head.map((text, index) => `<th style="${cellStyle(index)}">${escapeHtml(text)}</th>`);
  const cells = (row: readonly string[]) =>
    row.map((text, index) => `<td style="${cellStyle(index)}">${escapeHtml(text)}</td>`).join('');
  return `<table style="width:100%;border-collapse:collapse;font-size:14px;margin:0 0 16px"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
};

/** The text of a table, a line for each row. */
export const plainTable = (html: string): string =>
  html
    .replaceAll('</tr>', '\n')
    .replaceAll('</td><td', '</td> · <td')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
