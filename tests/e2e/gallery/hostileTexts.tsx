/** Renders charts and report pictures whose every text is markup that would run if it were inserted as such. */
import { BandChart } from '#ui/charts/BandChart.tsx';
import { BarChart } from '#ui/charts/BarChart.tsx';
import { ContributionChart } from '#ui/charts/ContributionChart.tsx';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { Funnel } from '#ui/charts/Funnel.tsx';
import { Heatmap } from '#ui/charts/Heatmap.tsx';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { ScatterChart } from '#ui/charts/ScatterChart.tsx';
import { StackedArea } from '#ui/charts/StackedArea.tsx';
import { TrendChart } from '#ui/charts/TrendChart.tsx';
import { Waterfall } from '#ui/charts/Waterfall.tsx';
import { LinePicture } from '#ui/parts/reports/drawing/LinePicture.tsx';
import { daysFrom, hoursOf, waves } from './madeUpFigures.ts';

/** Each closes a tag, an attribute or a section, and would set `ran` on the window. */
const hostileTexts = [
  '</text></svg><script>ran = 1</script>',
  '<img src=x onerror="ran = 2">',
  `"><svg onload='ran = 3'>]]></tspan><a href="javascript:ran">`,
  '&lt;img src=x onerror="ran = 4"&gt;',
] as const;

const money: ChartUnit = { kind: 'money', currency: 'USD' };
const visits: ChartUnit = { kind: 'count', one: 'visit', many: 'visits' };
const month = dayAxis(daysFrom(30));
const look = lookFrom('light', true, () => '');

const Charts = ({ text }: { text: string }) => {
  const one = { ...waves('one', 30, 3), name: text };
  const other = { ...waves('other', 30, 4), name: `${text} 2` };
  const annotations = [{ at: '2026-01-09', text }];
  const from = { name: text, value: 1_250_000 };
  const change = { name: `${text} 3`, value: 320_000 };
  const cause = { ...change, performance: 1, mix: 1, causes: [text] };
  const values = one.values;
  const expected = month.places.map(() => ({ low: 40_000, high: 110_000 }));
  const steps = [
    { name: text, value: 900 },
    { name: `${text} 4`, value: 90 },
  ];
  const point = { id: text, name: text, across: 20, up: 120_000, tone: 'loss', words: [text] } as const;
  const scores = {
    name: text,
    unit: { kind: 'count', one: text, many: text },
    scale: { low: 0, high: 100, ticks: [0, 100] },
  } as const;
  const trend = { title: text, axis: month, series: [one], compare: other, annotations, unit: money };
  return (
    <>
      <TrendChart {...trend} />
      <TrendChart title="Many" axis={month} series={[one, other]} unit={money} />
      <BarChart
        title="Bars"
        axis={month}
        series={[one]}
        unit={visits}
        standingOut={new Map([['2026-01-12', text]])}
      />
      <StackedArea title="Stack" axis={month} series={[one, other]} unit={money} />
      <Funnel title="Funnel" steps={steps} unit={visits} />
      <Waterfall title="Waterfall" from={from} changes={[change]} to={text} unit={money} />
      <ContributionChart title="Contribution" from={from} changes={[cause]} to={text} unit={money} />
      <Heatmap title="Heat" days={[{ name: text, hours: hoursOf(20) }]} unit={visits} />
      <ScatterChart
        title="Points"
        thing={text}
        points={[point]}
        across={scores}
        up={{ name: text, unit: money }}
        zones={[{ name: text, means: text, low: 0, high: 100, tone: null }]}
        told={[text]}
      />
      <BandChart title="Band" axis={month} name={text} values={values} expected={expected} unit={money} />
      <section aria-label="Report">
        <LinePicture
          id={text}
          model={trendModel({ ...trend, isRatio: false }, new Set())}
          look={look}
          width={660}
        />
      </section>
    </>
  );
};

export const HostileCharts = () => {
  const at = Number(new URLSearchParams(location.search).get('hostile'));
  return (
    <main>
      <h1>Hostile</h1>
      <Charts text={hostileTexts[at] ?? ''} />
    </main>
  );
};
