/** Makes the static gallery of the build: a page for each chart and each scenario, which play in the app's own Lab. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productName } from '../../src/domain/product.ts';
import { catalogue } from '../../src/machines/catalogue.ts';
import type { Script } from '../../src/scenarios/script.ts';
import { shippedScripts } from '../../src/scenarios/shippedScripts.ts';
import { tellStep } from '../../src/scenarios/tellStep.ts';
import { scriptFacts } from '../../src/ui/lab/scenarios/scriptFacts.ts';
import { chartFiles } from '../exportCharts.ts';
import { escapeXml } from './chartSvg.ts';

type Page = {
  readonly title: string;
  readonly depth: number;
  readonly base: string;
  readonly body: string;
};

const html = ({ title, depth, base, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)} · Gallery</title>
<link rel="stylesheet" href="${'../'.repeat(depth)}gallery.css">
</head>
<body>
<header><a href="${base}"><strong>${productName}</strong></a>${depth === 0 ? '' : `<a href="${'../'.repeat(depth)}">All charts and scenarios</a>`}</header>
<main>
<h1>${escapeXml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** Loads the app only once it is opened. */
const stage = (summary: string, address: string): string =>
  `<details><summary>${summary}</summary><iframe loading="lazy" title="${summary}" src="${address}"></iframe></details>`;

const titleOf = (id: string): string => catalogue.find((entry) => entry.id === id)?.title ?? id;

const chartPage = ({ id, title, about }: (typeof catalogue)[number], base: string): string => {
  const through = shippedScripts.filter(({ name }) => scriptFacts(name)?.charts.includes(id));
  const scenarios = through.map(
    (script) => `<li><a href="../../scenarios/${script.name}/">${escapeXml(script.title)}</a></li>`,
  );
  const files = ['svg', 'mmd', 'machine.mjs'].map(
    (kind) => `<a href="../${id}.${kind}" download>${id}.${kind}</a>`,
  );
  return html({
    title,
    depth: 2,
    base,
    body: `<p>${escapeXml(about)}</p>
<figure tabindex="0"><img src="../${id}.svg" alt="State chart of ${escapeXml(title)}"></figure>
<p>${files.join(' · ')}</p>
${stage('Run it live', `${base}lab/charts/${id}`)}
<h2>Scenarios that go through it</h2>
<ul>${scenarios.join('') || '<li>None of the shipped ones.</li>'}</ul>`,
  });
};

const scenarioPage = (script: Script, base: string): string => {
  const { name, title, about, steps } = script;
  const charts = (scriptFacts(name)?.charts ?? []).map(
    (id) => `<li><a href="../../charts/${id}/">${escapeXml(titleOf(id))}</a></li>`,
  );
  const address = `${base}lab/scenarios/${name}`;
  return html({
    title,
    depth: 2,
    base,
    body: `<p>${escapeXml(about)}</p>
${stage('Play it here', `${address}?present=yes`)}
<p><a href="${address}">Play it in the Lab</a></p>
<ol>${steps.map((step) => `<li>${escapeXml(tellStep(step))}</li>`).join('')}</ol>
<h2>State charts that it goes through</h2>
<ul>${charts.join('')}</ul>`,
  });
};

const index = (base: string): string => {
  const charts = catalogue.map(
    ({ id, title, about }) =>
      `<li><a href="charts/${id}/"><img loading="lazy" src="charts/${id}.svg" alt="">${escapeXml(title)}</a><p>${escapeXml(about)}</p></li>`,
  );
  const scenarios = shippedScripts.map(
    ({ name, title, about }) =>
      `<li><a href="scenarios/${name}/">${escapeXml(title)}</a><p>${escapeXml(about)}</p></li>`,
  );
  return html({
    title: 'Charts and scenarios',
    depth: 0,
    base,
    body: `<h2>${shippedScripts.length} scenarios</h2><ul class="cards">${scenarios.join('')}</ul>
<h2>${catalogue.length} state charts</h2><ul class="cards">${charts.join('')}</ul>`,
  });
};

/** Texts by their path below the build; `base`: the app's base path with its slashes. */
export const galleryPages = async (base: string): Promise<ReadonlyMap<string, string>> => {
  const files = [...(await chartFiles())].map(([name, text]) => [`gallery/charts/${name}`, text] as const);
  return new Map([
    ['gallery/gallery.css', readFileSync(join(import.meta.dirname, 'gallery.css'), 'utf8')],
    ['gallery/index.html', index(base)],
    ...files,
    ...catalogue.map((entry) => [`gallery/charts/${entry.id}/index.html`, chartPage(entry, base)] as const),
    ...shippedScripts.map(
      (script) => [`gallery/scenarios/${script.name}/index.html`, scenarioPage(script, base)] as const,
    ),
  ]);
};
