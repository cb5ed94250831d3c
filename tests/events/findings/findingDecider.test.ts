/** Tests the handling of unusual days. */
import { describe, expect, test } from 'vitest';
import { findingId, markErrors, severityOf, statusOn } from '#domain/findings/findingStates.ts';
import { findingDecider, type MarkFindings } from '#events/findings/findingDecider.ts';
import type { FindingEvent } from '#events/findings/findingEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(findingDecider);

const acme = { clientId: 'acme', figure: 'revenue_cents', day: '2026-01-01' } as const;
const all = { clientId: null, figure: 'sessions', day: '2026-01-02' } as const;
const isNew = { status: 'new', until: null, reason: null } as const;

const mark = (change: Partial<MarkFindings> = {}): MarkFindings => ({
  type: 'MarkFindings',
  workspaceId: 'berg',
  findings: [acme, all],
  ...isNew,
  status: 'acknowledged',
  by: 'nora',
  now: later,
  ...change,
});

const marked = (
  place: typeof acme | typeof all,
  change: Partial<FindingEvent['data']> = {},
): FindingEvent => ({
  type: 'FindingMarked',
  data: {
    workspaceId: 'berg',
    findingId: findingId(place),
    ...place,
    ...isNew,
    status: 'acknowledged',
    by: 'nora',
    markedAt: later,
    ...change,
  },
});

describe('findings', () => {
  test('are marked together, each once, those that would change', () => {
    given().when(mark()).thenHappens(marked(acme), marked(all));
    given()
      .when(mark({ findings: [acme, acme] }))
      .thenHappens(marked(acme));
    given(marked(acme)).when(mark()).thenHappens(marked(all));
    given(marked(acme), marked(all)).when(mark()).thenNothing();
    given()
      .when(mark({ status: 'new' }))
      .thenNothing();
  });

  test('are snoozed up to a day, dismissed for a reason, and made new again', () => {
    const until = '2026-01-12';
    given()
      .when(mark({ findings: [acme], status: 'snoozed', until }))
      .thenHappens(marked(acme, { status: 'snoozed', until }));
    given()
      .when(mark({ findings: [acme], status: 'dismissed', reason: ' A sale ' }))
      .thenHappens(marked(acme, { status: 'dismissed', reason: 'A sale' }));
    given(marked(acme, { status: 'dismissed', reason: 'A sale', markedAt: morning }))
      .when(mark({ findings: [acme], status: 'new' }))
      .thenHappens(marked(acme, isNew));
    given()
      .when(mark({ status: 'snoozed' }))
      .thenRefused('invalid');
    given()
      .when(mark({ status: 'dismissed', reason: ' ' }))
      .thenRefused('invalid');
    given()
      .when(mark({ reason: 'A sale' }))
      .thenRefused('invalid');
  });

  test('come back by themselves when a snooze is over', () => {
    const snoozed = { status: 'snoozed', until: '2026-01-12' } as const;

    expect([statusOn(snoozed, '2026-01-12'), statusOn(snoozed, '2026-01-13')]).toEqual(['snoozed', 'new']);
    expect(markErrors({ ...snoozed, reason: null }, '2026-01-13')).toEqual({
      until: 'Must be a day such as 2026-01-13, today or later',
    });
    expect([4.9, -5, 7.9, -8].map(severityOf)).toEqual(['low', 'medium', 'medium', 'high']);
  });
});
