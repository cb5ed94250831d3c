/** Tests the rules of annotations, and who receives their changes. */
import { describe, expect, test } from 'vitest';
import { annotationDecider } from '#events/annotations/annotationDecider.ts';
import type { AnnotationAdded, AnnotationEvent } from '#events/annotations/annotationEvents.ts';
import { annotationStream } from '#events/annotations/annotationStream.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(annotationDecider);

const asked = { workspaceId: 'berg', annotationId: 'one', by: 'nora' };
const fields = { clientId: 'shoes', from: '2026-01-02', to: '2026-01-03', text: 'Sale', shared: false };
const add = { type: 'AddAnnotation', ...asked, ...fields, now: morning } as const;
const added: AnnotationAdded = {
  type: 'AnnotationAdded',
  data: { ...asked, ...fields, addedAt: morning },
};
const about = { ...asked, clientId: 'shoes', shared: false };
const removed: AnnotationEvent = {
  type: 'AnnotationRemoved',
  data: { ...about, text: 'Sale', removedAt: later },
};

describe('remark at days', () => {
  test('has a text and days in their order', () => {
    given()
      .when({ ...add, text: '  Sale ' })
      .thenHappens(added);
    given()
      .when({ ...add, text: '  ' })
      .thenRefused('invalid');
    given()
      .when({ ...add, text: 'x'.repeat(281) })
      .thenRefused('invalid');
    given()
      .when({ ...add, to: '2026-01-01' })
      .thenRefused('invalid');
    given()
      .when({ ...add, from: '2026-02-30', to: '2026-03-01' })
      .thenRefused('invalid');
    given(added).when(add).thenRefused('versionConflict');
  });

  test('changes by what differs, and says whether it is shared from then on', () => {
    const change = { type: 'ChangeAnnotation', ...asked, now: later } as const;
    given(added)
      .when({ ...change, changes: { text: 'Sale', shared: true } })
      .thenHappens({
        type: 'AnnotationChanged',
        data: { ...about, shared: true, changes: { shared: true }, changedAt: later },
      });
    given(added)
      .when({ ...change, changes: { text: 'Sale' } })
      .thenNothing();
    given(added)
      .when({ ...change, changes: { from: '2026-01-04' } })
      .thenRefused('invalid');
    given(added, removed)
      .when({ ...change, changes: { text: 'End' } })
      .thenRefused('notFound');
  });

  test('is removed and restored', () => {
    const remove = { type: 'RemoveAnnotation', ...asked, now: later } as const;
    const restore = { type: 'RestoreAnnotation', ...asked, now: nextDay } as const;
    given(added).when(remove).thenHappens(removed);
    given(added, removed).when(remove).thenRefused('notFound');
    given(added, removed)
      .when(restore)
      .thenHappens({ type: 'AnnotationRestored', data: { ...about, text: 'Sale', restoredAt: nextDay } });
    given(added).when(restore).thenNothing();
    given().when(restore).thenRefused('notFound');
  });

  test('can be kept to oneself, and never a colleague’s', () => {
    const own = { ...added, data: { ...added.data, personal: true } } as const;
    const change = { type: 'ChangeAnnotation', ...asked, now: later } as const;
    given()
      .when({ ...add, personal: true })
      .thenHappens(own);
    given()
      .when({ ...add, personal: true, shared: true })
      .thenRefused('invalid');
    given(added)
      .when({ ...change, changes: { personal: true } })
      .thenHappens({
        type: 'AnnotationChanged',
        data: { ...about, personal: true, changes: { personal: true }, changedAt: later },
      });
    given(added)
      .when({ ...change, by: 'otto', changes: { personal: true } })
      .thenRefused('invalid');
    given(own)
      .when({ ...change, by: 'otto', changes: { text: 'End' } })
      .thenRefused('notFound');
    given(own)
      .when({ ...change, changes: { personal: false, shared: true } })
      .thenHappens({
        type: 'AnnotationChanged',
        data: { ...about, shared: true, changes: { shared: true, personal: false }, changedAt: later },
      });
  });

  test('is heard of by the client’s people when it is shared with them', () => {
    const tagsOf = (data: Partial<AnnotationAdded['data']>) =>
      annotationStream.tagsOf({ ...added, data: { ...added.data, ...data } }, 'berg');

    expect([tagsOf({}), tagsOf({ shared: true }), tagsOf({ shared: true, clientId: null })]).toEqual([
      ['workspace:berg'],
      ['workspace:berg', 'client:shoes'],
      ['workspace:berg'],
    ]);
  });
});
