/** Renders every kind of chart with made-up data, for checks in a real browser. */
import { ConfigProvider } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/theme/base.css';
import { BandChart } from '#ui/charts/BandChart.tsx';
import { BarChart } from '#ui/charts/BarChart.tsx';
import { ContributionChart } from '#ui/charts/ContributionChart.tsx';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { Funnel } from '#ui/charts/Funnel.tsx';
import { Heatmap } from '#ui/charts/Heatmap.tsx';
import { ScatterChart } from '#ui/charts/ScatterChart.tsx';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { StackedArea } from '#ui/charts/StackedArea.tsx';
import { TrendChart } from '#ui/charts/TrendChart.tsx';
import { Waterfall } from '#ui/charts/Waterfall.tsx';
import { darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';
import { HostileCharts } from './hostileTexts.tsx';
import { daysFrom, hoursOf, waves } from './madeUpFigures.ts';

const money: ChartUnit = { kind: 'money', currency: 'USD' };
const events: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const visits: ChartUnit = { kind: 'count', one: 'visit', many: 'visits' };

const month = dayAxis(daysFrom(30));
const year = dayAxis(daysFrom(365));

const channels = [waves('Google Ads', 365, 1), waves('Meta', 365, 2, 70_000), waves('Email', 365, 3, 30_000)];
const stack = [waves('Organic', 30, 4), waves('Paid', 30, 5, 60_000), waves('Direct', 30, 6, 40_000)];
const before = { ...waves('30 days before', 30, 9), name: '30 days before' };
const annotations = [
  { at: '2026-01-09', text: 'New campaign' },
  { at: '2026-01-22', text: 'Price change' },
];
const standingOut = new Map([['2026-01-12', 'far above normal']]);
const steps = [
  { name: 'Visits', value: 24_300 },
  { name: 'Product', value: 9_800 },
  { name: 'Basket', value: 2_400 },
  { name: 'Checkout', value: 1_150 },
  { name: 'Order', value: 610 },
];
const from = { name: 'October', value: 1_250_000 };
const changes = [
  { name: 'Google Ads', value: 320_000 },
  { name: 'Meta', value: -140_000 },
  { name: 'Email', value: 85_000 },
  { name: 'Organic', value: -30_000 },
];
const causes = changes.map((change, index) => ({
  ...change,
  performance: change.value * 1.4,
  mix: change.value * -0.4,
  causes: index === 1 ? ['Paused Brand, 3 Jan'] : [],
}));
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const heat = weekdays.map((name, day) => ({ name, hours: hoursOf(day + 20) }));
const known = waves('Revenue', 24, 12).values;
const values = month.places.map((_, day) => (day === 15 ? 190_000 : (known[day] ?? null)));
const expected = month.places.map((_, day) => ({ low: 40_000 + day * 2_000, high: 110_000 + day * 2_500 }));
const forecast = month.places.map((_, day) => (day < 23 ? null : 90_000 + day * 2_200));

const scores = {
  name: 'Score',
  unit: { kind: 'count', one: 'point', many: 'points' },
  scale: { low: 0, high: 100, ticks: [0, 50, 100] },
} as const;
const halves = [
  { name: 'Low', means: '0 to 49', low: 0, high: 50, tone: 'loss' },
  { name: 'High', means: '50 to 100', low: 50, high: 100, tone: null },
] as const;
const shops = [
  { id: 'a', name: 'Shop A', across: 20, up: 120_000, tone: 'loss', words: ['falls'] },
  { id: 'b', name: 'Shop B', across: 80, up: 480_000, tone: 'gain', words: [null] },
] as const;

const Lines = () => {
  const [seed, setSeed] = useState(7);
  const [range, setRange] = useState('');
  const series = useMemo(() => [waves('Revenue', 30, seed)], [seed]);
  return (
    <>
      <button type="button" onClick={() => setSeed(seed + 1)}>
        Change the figures
      </button>
      <output>{range}</output>
      <TrendChart
        title="Revenue"
        axis={month}
        series={series}
        compare={before}
        annotations={annotations}
        unit={money}
        lastIsOpen
        onRange={({ from: first, to }) => setRange(`${first} to ${to}`)}
      />
    </>
  );
};

const bars = [
  {
    name: 'Events',
    values: waves('Events', 30, 8, 20).values.map((value, day) => (day === 11 ? 60 : value)),
  },
];

const Gallery = () => {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { seed, components } = isDark ? darkTokens : lightTokens;
  return (
    <ConfigProvider
      theme={{ token: seed, components, cssVar: { prefix: 'ant', key: 'gallery' }, hashed: false }}
    >
      <main
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 520px), 1fr))',
          gap: 40,
          padding: 24,
        }}
      >
        <h1 style={{ gridColumn: '1 / -1' }}>Charts</h1>
        <h2 style={{ gridColumn: '1 / -1' }}>Every kind</h2>
        <div>
          <Lines />
        </div>
        <TrendChart title="Revenue by channel" axis={year} series={channels} unit={money} />
        <BarChart title="Events by day" axis={month} series={bars} unit={events} standingOut={standingOut} />
        <StackedArea title="Revenue by source" axis={month} series={stack} unit={money} />
        <Funnel title="From visit to order" steps={steps} unit={visits} />
        <Waterfall title="October to November" from={from} changes={changes} to="November" unit={money} />
        <ContributionChart
          title="What made the change"
          from={from}
          changes={causes}
          to="November"
          unit={money}
        />
        <Heatmap title="Orders by hour" days={heat} unit={events} />
        <ScatterChart
          title="Shops by score"
          thing="Shop"
          points={shops}
          across={scores}
          up={{ name: 'Revenue', unit: money }}
          zones={halves}
          told={['Why']}
        />
        <BandChart
          title="Revenue and forecast"
          axis={month}
          name="Revenue"
          values={values}
          expected={expected}
          forecast={forecast}
          unit={money}
        />
        <p>
          Revenue <Sparkline values={known} label="Revenue, 24 days, rising" />
        </p>
      </main>
    </ConfigProvider>
  );
};

const root = document.getElementById('root');
const isHostile = new URLSearchParams(location.search).has('hostile');
if (root !== null) createRoot(root).render(isHostile ? <HostileCharts /> : <Gallery />);
