/** Renders the section on the shipped scripts: duration and determinism. */
import type { ScenarioTimes } from '../measures/scenarios.ts';
import { median, summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const headlessTarget = 60;
const playwrightTarget = 240;
const stepBackTarget = 300;
const speedTarget = 500;

const speedOf = ({ repeated: { waiting } }: ScenarioTimes): number => waiting.virtual / median(waiting.real);

const alike = ({ repeated }: ScenarioTimes): number =>
  repeated.scripts.filter(({ hashes }) => hashes.length === 1).length;

export const scenariosSection = (times: ScenarioTimes): Section => {
  const { headless, playwright, runs, repeated, stepBack } = times;
  return {
    title: 'Scenarios',
    words: [
      `All ${repeated.scripts.length} scripts once, the explorations of the state charts among them: ${headless.toFixed(1)} s without a browser, ${playwright.toFixed(0)} s through Playwright against the production build, both with the start of their test runner.`,
      `An hour at the overview, its feed open, takes ${milliseconds(median(repeated.waiting.real))} ms without a browser: ${whole(speedOf(times))} times faster than real.`,
      `A step back in the ${stepBack.steps} steps of “${stepBack.script}” as watched in the Lab, which begins the world anew and goes to before the last step: ${spread(summarize(stepBack.scriptTime))} ms of script time in the browser (\`ScriptDuration\` of the page and its frame), ${spread(summarize(stepBack.realTime))} ms until it stands there.`,
      `Each script ${runs} times in one process, two processes side by side, without a browser: milliseconds for a run, median [lowest - highest], and how many different hashes the logs ended in.`,
    ],
    tables: [
      table(
        ['script', 'a run', 'hashes'],
        repeated.scripts.map(({ name, times: taken, hashes }) => [
          name,
          spread(summarize(taken)),
          whole(hashes.length),
        ]),
      ),
    ],
  };
};

export const scenariosVerdicts = (times: ScenarioTimes): readonly Verdict[] => {
  const { headless, playwright, runs, repeated, stepBack } = times;
  const scriptTime = median(stepBack.scriptTime);
  return [
    {
      what: 'Scenarios: all without a browser',
      target: `<= ${headlessTarget} s`,
      figure: `${headless.toFixed(1)} s`,
      met: headless <= headlessTarget,
    },
    {
      what: 'Scenarios: all through Playwright',
      target: `<= ${playwrightTarget} s`,
      figure: `${playwright.toFixed(0)} s`,
      met: playwright <= playwrightTarget,
    },
    {
      what: 'Scenarios: waiting in virtual time beside real time',
      target: `>= ${speedTarget} times faster`,
      figure: `${whole(speedOf(times))} times`,
      met: speedOf(times) >= speedTarget,
    },
    {
      what: `Scenarios: a step back in ${stepBack.steps} steps, script time`,
      target: `<= ${stepBackTarget} ms`,
      figure: `${milliseconds(scriptTime)} ms`,
      met: scriptTime <= stepBackTarget,
    },
    {
      what: `Scenarios: scripts of which ${runs} runs end in one hash`,
      target: `all ${repeated.scripts.length}`,
      figure: whole(alike(times)),
      met: alike(times) === repeated.scripts.length,
    },
  ];
};
