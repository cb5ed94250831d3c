/** Tests comparing an event's content with the shape of its examples. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { shapeProblems } from '#ui/lab/charts/SendForm.tsx';

const form = { type: 'form.submit', name: 'Nora', age: 3, isNew: true, tags: [{ key: 'a' }], etag: null };

describe('the content of an event', () => {
  test('of the shape of its example may say anything else', () => {
    const content = { type: 'form.submit', name: '', age: -1, isNew: false, tags: [], etag: 'r2', more: 1 };
    expect(shapeProblems(content, [form])).toEqual([]);
  });

  test('that lacks a field or has one of another kind is reported by field, however deep', () => {
    const content = { type: 'form.submit', name: 5, isNew: null, tags: [{ key: 'b' }, { key: [] }, 'c'] };
    expect(shapeProblems(content, [form])).toEqual([
      'name is a number, and must be a text.',
      'age is missing: it is a number.',
      'isNew is null, and must be true or false.',
      'tags[1].key is a list, and must be a text.',
      'tags[2] is a text, and must be an object.',
      'etag is missing: it is null.',
    ]);
  });

  test('may lack a field that one of the examples lacks, and be of any kind that one of them has', () => {
    const examples = [
      { type: 'profile.update', changes: { first: 'Ada' }, etag: null },
      { type: 'profile.update', changes: { last: 'Byron' }, etag: 'r1' },
    ];
    expect(shapeProblems({ type: 'profile.update', changes: {}, etag: null }, examples)).toEqual([]);
    expect(shapeProblems({ type: 'profile.update', changes: { last: 1 }, etag: 7 }, examples)).toEqual([
      'changes.last is a number, and must be a text.',
      'etag is a number, and must be null or a text.',
    ]);
  });

  test('is never too strange to be judged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
        expect(shapeProblems(content, [form]).length).toBeGreaterThan(0);
      }),
      { numRuns: 50 },
    );
  });

  test.each(catalogue.map(({ id, events }) => [id, events] as const))(
    'of every example of %s is right',
    (_, events) => {
      const wrong = events.flatMap((event) =>
        shapeProblems(
          { ...event },
          events.filter(({ type }) => type === event.type),
        ),
      );
      expect(wrong).toEqual([]);
    },
  );
});
