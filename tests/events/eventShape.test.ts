/** Tests that each event is declared once, and that only content checks load event shapes. */
import { describe, expect, test } from 'vitest';
import { eventShapes } from '#mocks/inspection/eventShapes.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const valueImport = /^import (?!type\b)[^;]*from '[^']*Events\.ts';$/gm;

describe('shapes of events', () => {
  test('take what the product’s own events say', () => {
    const wrong = sampleEventsOf('nora').flatMap(({ type, data }) => {
      const { success, error } = eventShapes[type].safeParse(data);
      return success ? [] : [`${type}: ${error.message}`];
    });
    expect(wrong).toEqual([]);
  });

  test('are loaded by the inspection alone: everybody else takes their types', () => {
    const loaders = sourceFilesBelow('src').flatMap(({ path, text }) =>
      (text.match(valueImport) ?? []).some(
        (line) => line.includes('#events/') || path.startsWith('src/events/'),
      )
        ? [path]
        : [],
    );
    expect(loaders).toEqual(['src/mocks/inspection/eventShapes.ts']);
  });
});
