/** `npm run bench`: measures the built product, saves each part in docs/benchmarks/ and renders docs/benchmarks.md from them. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from '../../scripts/buildWhenStale.ts';
import { type Calm, createCalm } from './browser/calm.ts';
import { browserVersion, createWithBrowser, type WithBrowser } from './browser/openBrowser.ts';
import { type KeptPart, keepPart, keptParts, measuredCommit, type Told } from './keptParts.ts';
import { describeMachine, loadNow, type Machine } from './machine.ts';
import { measureAnalysis } from './measures/analysis.ts';
import { measureAppends } from './measures/appends.ts';
import { measureBoards, measureRangeChanges } from './measures/boards.ts';
import { measureCampaignTable } from './measures/campaignTable.ts';
import { measureCharts } from './measures/charts.ts';
import { measureCopyAppends } from './measures/copyAppends.ts';
import { measureDeepLinks } from './measures/deepLinks.ts';
import { measureFirstLoads } from './measures/firstLoads.ts';
import { measureFolds } from './measures/folds.ts';
import { measureForecasts } from './measures/forecasts.ts';
import { measureHashes } from './measures/hashes.ts';
import { measureHosted } from './measures/hosted.ts';
import { measureImports } from './measures/imports.ts';
import { measureLabLoad } from './measures/labLoad.ts';
import { measureLabLog } from './measures/labLog.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureMetrics } from './measures/metrics.ts';
import { measureNetwork } from './measures/network.ts';
import { measurePageCode } from './measures/pageCode.ts';
import { measurePaints } from './measures/paints.ts';
import { measurePlots } from './measures/plots.ts';
import { measureReads } from './measures/reads.ts';
import { measureRebuilds } from './measures/rebuilds.ts';
import { measureReports } from './measures/reports.ts';
import { measureRequestTrips } from './measures/requestTrips.ts';
import { measureScenarios } from './measures/scenarios.ts';
import { measureShifts } from './measures/shifts.ts';
import { measureSignIns } from './measures/signIns.ts';
import { measureSnapshots } from './measures/snapshots.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { analysisSection, analysisVerdicts } from './report/analysisSection.ts';
import { appendsSection, appendsVerdicts } from './report/appendsSection.ts';
import {
  boardsSection,
  boardsVerdicts,
  rangeChangesSection,
  rangeChangesVerdicts,
} from './report/boardsSection.ts';
import { campaignTableSection, campaignTableVerdicts } from './report/campaignTableSection.ts';
import { chartsSection, chartsVerdicts } from './report/chartsSection.ts';
import { copyAppendsSection, copyAppendsVerdicts } from './report/copyAppendsSection.ts';
import { dashboardSection, dashboardVerdicts } from './report/dashboardSection.ts';
import { firstLoadsSection, firstLoadsVerdicts } from './report/firstLoadsSection.ts';
import { foldsSection } from './report/foldsSection.ts';
import { forecastsSection } from './report/forecastsSection.ts';
import { hostedSection, hostedVerdicts } from './report/hostedSection.ts';
import { importsSection, importsVerdicts } from './report/importsSection.ts';
import { labLogSection, labLogVerdicts } from './report/labLogSection.ts';
import { lighthouseSection, lighthouseVerdicts } from './report/lighthouseSection.ts';
import { metricsSection, metricsVerdicts } from './report/metricsSection.ts';
import { networkSection, networkVerdicts } from './report/networkSection.ts';
import { paintsSection, paintsVerdicts } from './report/paintsSection.ts';
import { plotsSection, plotsVerdicts } from './report/plotsSection.ts';
import { readsSection, readsVerdicts } from './report/readsSection.ts';
import { rebuildsSection, rebuildsVerdicts } from './report/rebuildsSection.ts';
import { reportsSection, reportsVerdicts } from './report/reportsSection.ts';
import { requestTripsSection, requestTripsVerdicts } from './report/requestTripsSection.ts';
import { scenariosSection, scenariosVerdicts } from './report/scenariosSection.ts';
import { shiftsSection, shiftsVerdicts } from './report/shiftsSection.ts';
import { snapshotsSection, snapshotsVerdicts } from './report/snapshotsSection.ts';
import { writeReport } from './report.ts';
import { buildPages } from './subjects/buildPages.ts';
import { floorNames, type ServedPages, type Subject, servePages } from './subjects/servePages.ts';

type Measure = { readonly name: string } & (
  | { readonly run: (served: ServedPages) => Promise<Told> }
  /** Needs neither the built product nor a browser. */
  | { readonly runHeadless: () => Promise<Told> }
);

/** Seconds that a run may wait for an idle machine. */
const patience = 180;

const root = join(import.meta.dirname, '..', '..');

const measuresOf = (
  calm: Calm,
  withBrowser: WithBrowser,
  { quick, rounds, requests, scriptRuns }: BenchOptions,
): readonly Measure[] => [
  {
    name: 'bytes and requests',
    run: async (served) => {
      const loads = await measureFirstLoads(withBrowser, served.subjects);
      const lab = await measureLabLoad(withBrowser, served.product);
      const bytes = { loads, lab, pages: measurePageCode(join(root, 'dist')) };
      return { section: firstLoadsSection(bytes), verdicts: firstLoadsVerdicts(bytes) };
    },
  },
  {
    name: 'paint',
    run: async (served) => {
      const paints = await measurePaints(withBrowser, served.subjects, rounds);
      return { section: paintsSection(paints), verdicts: paintsVerdicts(paints) };
    },
  },
  {
    name: 'Lighthouse',
    run: async (served) => {
      const pages = await measureLighthouse(calm, productPages(served.subjects), rounds);
      return { section: lighthouseSection(pages), verdicts: lighthouseVerdicts(pages) };
    },
  },
  {
    name: 'the dashboard',
    run: async (served) => {
      const signIns = await measureSignIns(withBrowser, served.product, rounds);
      const links = await measureDeepLinks(withBrowser, served.product, rounds);
      const hash = await measureHashes(withBrowser, served.inPage, rounds);
      return { section: dashboardSection(signIns, links, hash), verdicts: dashboardVerdicts(signIns, links) };
    },
  },
  {
    name: 'a board',
    run: async (served) => {
      const boards = await measureBoards(withBrowser, served.product, rounds);
      return { section: boardsSection(boards), verdicts: boardsVerdicts(boards) };
    },
  },
  {
    name: 'changes of the range',
    run: async (served) => {
      const times = await measureRangeChanges(withBrowser, served.product, rounds);
      return { section: rangeChangesSection(times), verdicts: rangeChangesVerdicts(times) };
    },
  },
  {
    name: 'layout shifts',
    run: async (served) => {
      const pages = await measureShifts(withBrowser, served.product);
      return { section: shiftsSection(pages), verdicts: shiftsVerdicts(pages) };
    },
  },
  {
    name: 'a long report',
    run: async (served) => {
      const reports = await measureReports(withBrowser, served.product, rounds);
      return { section: reportsSection(reports), verdicts: reportsVerdicts(reports) };
    },
  },
  {
    name: 'requests through the worker',
    run: async (served) => {
      const trips = await measureRequestTrips(withBrowser, served, requests);
      return { section: requestTripsSection(trips, requests), verdicts: requestTripsVerdicts(trips) };
    },
  },
  {
    name: 'appends',
    run: async (served) => {
      const appends = await measureAppends(withBrowser, served.inPage, rounds);
      return { section: appendsSection(appends), verdicts: appendsVerdicts(appends) };
    },
  },
  {
    name: 'the second copy',
    run: async (served) => {
      const times = await measureCopyAppends(withBrowser, served.inPage, rounds);
      return { section: copyAppendsSection(times), verdicts: copyAppendsVerdicts(times) };
    },
  },
  {
    name: 'folds',
    run: async (served) => ({
      section: foldsSection(await measureFolds(withBrowser, served.inPage, rounds)),
      verdicts: [],
    }),
  },
  {
    name: 'snapshots',
    run: async (served) => {
      const starts = await measureSnapshots(withBrowser, served.inPage, rounds);
      return { section: snapshotsSection(starts), verdicts: snapshotsVerdicts(starts) };
    },
  },
  {
    name: 'a long log',
    run: async (served) => {
      const logs = [{ events: 10_000 }, { events: 100_000, asRecords: true }, { events: 100_000 }];
      const rates = await measureRebuilds(withBrowser, served.inPage, { logs, rounds: quick ? 2 : 3 });
      return { section: rebuildsSection('A long log in a worker', rates), verdicts: rebuildsVerdicts(rates) };
    },
  },
  {
    name: 'a million events',
    run: async (served) => {
      const logs = [{ events: quick ? 200_000 : 1_000_000, groups: 250 }];
      const rates = await measureRebuilds(withBrowser, served.inPage, { logs, rounds: quick ? 1 : 3 });
      return {
        section: rebuildsSection('A million events of one agency', rates),
        verdicts: rebuildsVerdicts(rates),
      };
    },
  },
  {
    name: 'reads of a growing log',
    run: async (served) => {
      const reads = await measureReads(withBrowser, served.inPage, Math.min(requests, 50));
      return { section: readsSection(reads), verdicts: readsVerdicts(reads) };
    },
  },
  {
    name: 'questions for figures',
    run: async (served) => {
      const times = await measureMetrics(withBrowser, served.inPage);
      return { section: metricsSection(times), verdicts: metricsVerdicts(times) };
    },
  },
  {
    name: 'forecasts',
    runHeadless: async () => ({ section: forecastsSection(measureForecasts(root)), verdicts: [] }),
  },
  {
    name: 'analysis',
    runHeadless: async () => {
      const measured = await measureAnalysis(root, quick);
      return { section: analysisSection(measured), verdicts: analysisVerdicts(measured) };
    },
  },
  {
    name: 'imports of a file',
    runHeadless: async () => {
      const times = await measureImports(rounds);
      return { section: importsSection(times), verdicts: importsVerdicts(times) };
    },
  },
  {
    name: 'the hosted product',
    runHeadless: async () => {
      const times = await measureHosted(quick);
      return { section: hostedSection(times), verdicts: hostedVerdicts(times) };
    },
  },
  {
    name: 'state charts',
    run: async (served) => {
      const charts = await measureCharts(withBrowser, served.inPage, rounds);
      return { section: chartsSection(charts), verdicts: chartsVerdicts(charts) };
    },
  },
  {
    name: 'a table of campaigns',
    run: async (served) => {
      const times = await measureCampaignTable(withBrowser, served.inPage);
      return { section: campaignTableSection(times), verdicts: campaignTableVerdicts(times) };
    },
  },
  {
    name: 'charts of figures',
    run: async (served) => {
      const times = await measurePlots(withBrowser, served.inPage, rounds);
      return { section: plotsSection(times), verdicts: plotsVerdicts(times) };
    },
  },
  {
    name: 'the Lab’s network',
    run: async (served) => {
      const times = await measureNetwork(withBrowser, served.inPage, rounds);
      return { section: networkSection(times), verdicts: networkVerdicts(times) };
    },
  },
  {
    name: 'the log in the Lab',
    run: async (served) => {
      const times = await measureLabLog(withBrowser, served.inPage, rounds);
      return { section: labLogSection(times), verdicts: labLogVerdicts(times) };
    },
  },
  {
    name: 'the scenarios',
    run: async (served) => {
      const times = await measureScenarios(withBrowser, { product: served.product, rounds, scriptRuns });
      return { section: scenariosSection(times), verdicts: scenariosVerdicts(times) };
    },
  },
];

/** The measures that `--only` selects; throws with the list of names if a word matches none. */
const chosenOf = (measures: readonly Measure[], { only }: BenchOptions): readonly Measure[] => {
  const chosen = measures.filter(({ name }) => only === null || name.includes(only));
  if (chosen.length > 0) return chosen;
  throw new Error(`No part is called ${only}; there are: ${measures.map(({ name }) => name).join(', ')}.`);
};

const productPages = (subjects: readonly Subject[]): readonly Subject[] => {
  const floors: readonly string[] = Object.values(floorNames);
  return subjects.filter(({ name }) => !floors.includes(name));
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failureOf = (error: unknown): string =>
  reasonOf(error).split('\n', 1)[0]?.replaceAll(root, '') ?? 'no reason was given';

/** A failing part does not abort the others. */
const runPart = async (
  name: string,
  run: () => Promise<Told>,
  { machine, rounds }: { readonly machine: Machine; readonly rounds: number },
): Promise<KeptPart> => {
  const started = performance.now();
  const start = loadNow();
  const told = await run().catch((error: unknown) => {
    console.error(`Could not measure ${name}.`, error);
    return { failure: failureOf(error) };
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`Went through ${name} in ${seconds} s.`);
  const day = new Date().toISOString().slice(0, 10);
  return {
    name,
    day,
    ...measuredCommit(root),
    machine,
    load: { start, end: loadNow() },
    seconds,
    rounds,
    told,
  };
};

const build = (): void => {
  const code = buildWhenStale({
    root,
    env: process.env,
    say: console.log,
    build: () =>
      spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      }).status ?? 1,
  });
  if (code !== 0) throw new Error('The product could not be built.');
};

const page = join(root, 'docs', 'benchmarks.md');
const kept = join(root, 'docs', 'benchmarks');

/** Saves a part, unless the run is a quick one, and renders the page from all saved parts. */
const keep = (part: KeptPart, names: readonly string[]): void => {
  keepPart(kept, part);
  writeFileSync(page, writeReport(keptParts(kept, names), part.machine));
};

const run = async (options: BenchOptions): Promise<number> => {
  const calm = createCalm(patience);
  const measures = measuresOf(calm, createWithBrowser(calm), options);
  const chosen = chosenOf(measures, options);
  const needsPages = chosen.some((measure) => 'run' in measure);
  if (needsPages) build();
  const machine = describeMachine(needsPages ? await browserVersion() : null);
  const served = needsPages ? await servePages(await buildPages()) : null;
  try {
    const names = measures.map(({ name }) => name);
    const parts: KeptPart[] = [];
    for (const measure of chosen) {
      const runOne = (): Promise<Told> =>
        'run' in measure ? measure.run(served as ServedPages) : measure.runHeadless();
      const part = await runPart(measure.name, runOne, { machine, rounds: options.rounds });
      parts.push(part);
      if (!options.quick) keep(part, names);
    }
    console.log(`\n${writeReport(parts, machine)}`);
    return parts.every(({ told }) => 'section' in told) ? 0 : 1;
  } finally {
    await served?.close();
  }
};

process.exitCode = await run(readOptions(process.argv.slice(2)));
