/** Tests the current branding of a workspace and its history. */
import { describe, expect, test } from 'vitest';
import { type Look, productLook } from '#domain/branding/look.ts';
import type { AppEvent } from '#events/appEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { brandingHistory, lookDraftOf, lookOf, lookVersionsOf } from '#events/projections/brandingHistory.ts';
import { foldAll, foldBatch } from '#events/projections/projection.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const violet: Look = { name: 'Berg', accent: '#7c3aed', logoText: 'B', hidesPoweredBy: false };
const plain: Look = { name: 'Berg', accent: null, logoText: null, hidesPoweredBy: true };

const saved = (workspaceId: string, look: Look, savedAt: string): AppEvent => ({
  type: 'LookSaved',
  data: { workspaceId, look, savedAt },
});

const rolledBack = (version: number, rolledBackAt: string): AppEvent => ({
  type: 'LookRolledBack',
  data: { workspaceId: 'berg', version, rolledBackAt },
});

const byNora = (event: StoredEvent): StoredEvent => ({
  ...event,
  actor: { kind: 'account', id: 'acc-nora', role: 'admin' },
});

/** A person caused the second event, the system the others. */
const life = storedEvents(
  saved('berg', violet, morning),
  saved('berg', plain, morning),
  rolledBack(1, later),
  rolledBack(0, nextDay),
).map((event, index) => (index === 1 ? byNora(event) : event));

const versions = [
  { version: 1, look: violet, rolledBackTo: null, at: morning, accountId: null },
  { version: 2, look: plain, rolledBackTo: null, at: morning, accountId: 'acc-nora' },
  { version: 3, look: violet, rolledBackTo: 1, at: later, accountId: null },
  { version: 4, look: productLook, rolledBackTo: 0, at: nextDay, accountId: null },
];

describe('branding history', () => {
  test('has every version of each workspace, who made it, and what it brought back', () => {
    const history = foldAll(brandingHistory, life);

    expect(history).toEqual({
      byWorkspace: { berg: versions },
      drafts: {},
      folded: { berg: 4 },
      clientLooks: {},
    });
    expect(lookVersionsOf(history, 'berg')).toEqual(versions);
    expect(lookVersionsOf(history, 'lang')).toEqual([]);
  });

  test('keeps workspaces apart', () => {
    const history = foldAll(
      brandingHistory,
      storedEvents(saved('berg', violet, morning), saved('lang', plain, later)),
    );

    expect(history).toEqual({
      byWorkspace: {
        berg: [{ version: 1, look: violet, rolledBackTo: null, at: morning, accountId: null }],
        lang: [{ version: 1, look: plain, rolledBackTo: null, at: later, accountId: null }],
      },
      drafts: {},
      folded: { berg: 1, lang: 1 },
      clientLooks: {},
    });
  });

  test('has the draft of each workspace until it is published or discarded', () => {
    const drafted = (look: Look | null, publishAt: string | null = null): AppEvent => ({
      type: 'LookDrafted',
      data: { workspaceId: 'berg', look, publishAt, draftedAt: later },
    });
    const draftAfter = (...events: readonly AppEvent[]) => {
      const history = foldAll(brandingHistory, storedEvents(...events).map(byNora));
      return [lookDraftOf(history, 'berg'), lookVersionsOf(history, 'berg').length];
    };
    expect([
      draftAfter(saved('berg', violet, morning), drafted(plain, nextDay)),
      draftAfter(drafted(plain), saved('berg', plain, later)),
      draftAfter(drafted(plain), drafted(null)),
      draftAfter(drafted(plain), rolledBack(0, later)),
    ]).toEqual([
      [{ look: plain, publishAt: nextDay, at: later, accountId: 'acc-nora' }, 1],
      [null, 1],
      [null, 0],
      [{ look: plain, publishAt: null, at: later, accountId: 'acc-nora' }, 1],
    ]);
  });

  test('knows the look of every version, the product’s own being 0 and what is not there', () => {
    const history = foldAll(brandingHistory, life);
    expect([0, 1, 2, 3, 4, 5].map((version) => lookOf(history, 'berg', version))).toEqual([
      productLook,
      violet,
      plain,
      violet,
      productLook,
      productLook,
    ]);
  });

  test('replays to the same answer, from the beginning and batch by batch', () => {
    const whole = foldAll(brandingHistory, life);
    const grown = life.reduce(
      (answer, event) => foldBatch(brandingHistory, answer, [event]),
      brandingHistory.empty(),
    );

    expect(foldAll(brandingHistory, life)).toEqual(whole);
    expect(grown).toEqual(whole);
  });
});
