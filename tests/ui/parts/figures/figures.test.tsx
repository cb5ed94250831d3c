/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { arithmeticOf } from '#ui/parts/figures/arithmetic.ts';
import { ChangeText } from '#ui/parts/figures/ChangeText.tsx';
import { FigureText } from '#ui/parts/figures/FigureText.tsx';
import { figureTip, sourcesTip } from '#ui/parts/figures/figureTip.ts';
import { writtenFigure } from '#ui/parts/figures/figureWriting.ts';
import { GoalBar } from '#ui/parts/figures/GoalBar.tsx';
import { KeyFigureCard } from '#ui/parts/figures/KeyFigureCard.tsx';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const textOf = async (part: Parameters<typeof renderPart>[0]) => {
  await shown?.unmount();
  shown = await renderPart(part);
  return shown.container;
};

const heard = (container: Element): string => {
  const copy = container.cloneNode(true) as Element;
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent ?? '';
};

describe('figures as text', () => {
  test('each is written by its unit, in the currency of the answer', () => {
    expect(
      [
        writtenFigure('sessions', 12_340),
        writtenFigure('spend_cents', 1_234_000),
        writtenFigure('cpa_cents', 5_876.19),
        writtenFigure('ctr', 0.0235),
        writtenFigure('mer', 4.7712),
        writtenFigure('revenue_cents', 500_000, 'EUR'),
        writtenFigure('mer', null),
      ].join(' '),
    ).toBe('12,340 $12,340 $58.76 2.35% 4.77× €5,000 —');
  });

  test('where there is none, the reason is heard instead of a dash', async () => {
    const none = await textOf(<FigureText name="cpa_cents" value={null} figures={{ spend_cents: 500 }} />);
    expect(heard(none)).toBe('No CPA: no source of this selection reports it');

    const zero = await textOf(
      <FigureText name="cvr" value={null} figures={{ conversions: 0, sessions: 0 }} />,
    );
    expect(heard(zero)).toMatch(/^No Conversion rate: \w+ is zero$/);
  });
});

describe('a change', () => {
  const change = (
    name: 'revenue_cents' | 'cpa_cents' | 'spend_cents' | 'ctr',
    now: number,
    before: number | null,
  ) => <ChangeText name={name} current={now} previous={before} versus="previous 28 days" />;

  test('is seen as an arrow and a size, heard as a sentence with its verdict', async () => {
    const up = await textOf(change('revenue_cents', 1_124, 1_000));

    expect(heard(up)).toBe('up 12.4 percent versus previous 28 days, good');
    expect(up.querySelector('[aria-hidden]')?.textContent).toBe('↑ 12.4%');
    expect(up.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe('good');
  });

  test('is bad where less is better, and neither for spend or within the usual', async () => {
    expect(heard(await textOf(change('cpa_cents', 1_124, 1_000)))).toMatch(/, bad$/);
    expect(heard(await textOf(change('spend_cents', 2_000, 1_000)))).toBe(
      'up 100.0 percent versus previous 28 days',
    );
    expect(heard(await textOf(change('revenue_cents', 1_020, 1_000)))).toBe(
      'up 2.0 percent versus previous 28 days',
    );
  });

  test('of nothing is seen in the unit of a change of its figure, and a dash is no change', async () => {
    const seen = async (shown: Parameters<typeof textOf>[0]) =>
      (await textOf(shown)).querySelector('[aria-hidden]')?.textContent;

    expect([
      await seen(change('revenue_cents', 1_000, 1_000)),
      await seen(change('ctr', 0.02501, 0.025)),
      await seen(change('ctr', 0.02501, null)),
    ]).toEqual(['0%', '0.00 pp', '—']);
  });

  test('of a percentage is in points; from zero there is no baseline', async () => {
    expect(heard(await textOf(change('ctr', 0.03, 0.025)))).toBe(
      'up 0.50 percentage points versus previous 28 days, good',
    );
    expect(heard(await textOf(change('revenue_cents', 5, 0)))).toBe('no baseline');
  });
});

describe('the arithmetic', () => {
  test('writes the sums of a ratio, and a sum as itself', () => {
    const cpa = {
      figure: 'cpa_cents',
      value: 1_234_000 / 210,
      previous: null,
      parts: [
        { name: 'spend_cents', value: 1_234_000, previous: 0 },
        { name: 'paid_conversions', value: 210, previous: 0 },
      ],
    };

    expect(arithmeticOf(cpa, 'value', 'USD')).toBe('$12,340 ÷ 210 = $58.76');
    expect(arithmeticOf(cpa, 'previous', 'USD')).toBe('$0 ÷ 0 = —');
    expect(
      arithmeticOf(
        { figure: 'sessions', value: 12, previous: 3, parts: [{ name: 'sessions', value: 12, previous: 3 }] },
        'value',
        'USD',
      ),
    ).toBe('12');
  });
});

describe('a key figure', () => {
  test('has its value, what was before, its goal in words, and one press to its arithmetic', async () => {
    const opened: string[] = [];
    const card = await textOf(
      <ul>
        <KeyFigureCard
          name="revenue_cents"
          value={1_124_000}
          previous={1_000_000}
          versus="previous 28 days"
          course={[1, 2, null, 4]}
          goal={{
            target: '$20,000 this month',
            attainment: 0.93,
            standing: 'onTrack',
            better: 'higher',
            scope: 'goal:acme/g1',
          }}
          onExplain={() => opened.push('revenue_cents')}
        />
      </ul>,
    );

    expect(heard(card)).toBe(
      'Revenue$11,240up 12.4 percent versus previous 28 days, good from $10,00093% of plan, goal $20,000 this month, on track',
    );
    await shown?.press('Revenue');
    expect(opened).toEqual(['revenue_cents']);
  });

  test('says of a goal whose figures are on their way that it is worked out, and not that there are none', async () => {
    const goal = {
      target: '$20,000 this month',
      attainment: null,
      standing: 'unknown',
      better: 'higher',
      scope: 'goal:acme/g1',
    } as const;
    const awaited = heard(await textOf(<GoalBar name="revenue_cents" goal={{ ...goal, isAwaited: true }} />));
    const without = heard(await textOf(<GoalBar name="revenue_cents" goal={goal} />));
    expect([awaited, without]).toEqual([
      'goal $20,000 this month, calculating',
      'goal $20,000 this month, no figures yet',
    ]);
  });

  test('says in its tip what it means, how it is worked out, where it comes from and how new that is', () => {
    const source = (label: string) =>
      ({
        source: label,
        label,
        state: 'fresh',
        data_to: '2026-11-20',
        synced_at: '2026-11-21T09:48:00.000Z',
      }) as never;
    const now = Date.parse('2026-11-21T10:00:00.000Z');
    const [one, two] = [source('Google Ads · Acme'), source('Instagram · Acme')];
    expect(figureTip('cpc_cents', sourcesTip([one, two, source('Google Ads · Berg')], now))).toBe(
      'Cost per click on an ad. Spend ÷ clicks. From Google Ads and Instagram. Data to 20 Nov · synced 12 min ago.',
    );
    expect(sourcesTip(['A', 'B', 'C', 'D'].map(source), now)).toMatch(/^From 4 platforms\. /);
    expect([sourcesTip([], now), sourcesTip(undefined, now), figureTip('clicks', '')]).toEqual([
      '',
      '',
      'Clicks on ads. Only paid channels report it. Sum of clicks.',
    ]);
  });

  test('keeps its place while it is waited for', async () => {
    const card = await textOf(
      <ul>
        <KeyFigureCard name="mer" value={undefined} versus="" course={[]} onExplain={() => undefined} />
      </ul>,
    );

    expect([card.querySelectorAll('.ant-skeleton').length, card.querySelectorAll('svg').length]).toEqual([
      1, 0,
    ]);
  });
});
