/** Tests the parser of server-sent events. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createServerSentEventReader } from '#machines/api/streamReader.ts';

const read = (pieces: readonly string[], lastId?: string) => {
  const reader = createServerSentEventReader(lastId);
  return { events: pieces.flatMap((piece) => reader.push(piece)), lastId: reader.lastId() };
};

const message = (data: string, id = '', event = 'message') => ({ event, data, id });

describe('the reader of server-sent events', () => {
  test.each([
    ['data with and without a space after the colon', 'data: one\n\ndata:two\n\n', ['one', 'two']],
    ['only the first space after the colon as no part of it', 'data:  one\n\n', [' one']],
    ['several data lines as one text', 'data: one\ndata: two\ndata:\n\n', ['one\ntwo\n']],
    ['a field name alone as an empty value', 'data\n\n', ['']],
    ['colons within a value', 'data: {"a":1}\n\n', ['{"a":1}']],
    ['a byte order mark at the beginning as nothing', '\uFEFFdata: one\n\n', ['one']],
    ['a byte order mark later as part of a name', 'data: one\n\n\uFEFFdata: two\n\n', ['one']],
    ['comments as nothing', ': still here\n\ndata: one\n: more\n\n', ['one']],
    ['unknown fields as nothing', 'colour: red\ndata: one\nDATA: two\n\n', ['one']],
    ['a retry field as nothing', 'retry: 10\n\ndata: one\nretry: x\n\n', ['one']],
    ['empty lines as nothing', '\n\n\ndata: one\n\n\n\n', ['one']],
    ['what the end cuts off as nothing', 'data: one\n\ndata: two\n', ['one']],
    ['carriage returns alone as line ends', 'data: one\r\rdata: two\r\r', ['one', 'two']],
    ['both line ends together as one', 'data: one\r\ndata: two\r\n\r\n', ['one\ntwo']],
  ])('takes %s', (_, text, data) => {
    expect(read([text]).events).toEqual(data.map((each) => message(each)));
  });

  test('gives the event’s name and the last id', () => {
    const text = 'id: 7\nevent: log\ndata: a\n\ndata: b\n\nid: 9\ndata: c\n\n';

    expect(read([text])).toEqual({
      events: [message('a', '7', 'log'), message('b', '7'), message('c', '9')],
      lastId: '9',
    });
  });

  test('knows the id of an event without data, takes an empty id, and ignores one with a null character', () => {
    expect(read(['id: 7\n\n'])).toEqual({ events: [], lastId: '7' });
    expect(read(['id: 7\n\nid\ndata: a\n\n'])).toEqual({ events: [message('a', '')], lastId: '' });
    expect(read(['id: 7\nid: 8\0\ndata: a\n\n'])).toEqual({ events: [message('a', '7')], lastId: '7' });
  });

  test('goes on from the id at which the stream was resumed, and does not take an id that was cut off', () => {
    expect(read(['data: a\n\n'], '5')).toEqual({ events: [message('a', '5')], lastId: '5' });
    expect(read(['id: 6\ndata: a\n'], '5')).toEqual({ events: [], lastId: '5' });
  });

  test('gives an event with the piece that completes it, also when a carriage return does', () => {
    const reader = createServerSentEventReader();

    expect(
      ['data: one', '\r', '\r', '\n', 'data: t', 'wo\n', '\n'].map((piece) => reader.push(piece)),
    ).toEqual([[], [], [message('one')], [], [], [], [message('two')]]);
  });

  test('does not care how the text is cut into pieces', () => {
    const line = fc.constantFrom('data: one', 'data:', 'id: 7', 'event: log', ': life', 'x', '');
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    const text = fc
      .array(fc.tuple(line, lineEnd), { maxLength: 12 })
      .map((lines) => lines.map((parts) => parts.join('')).join(''));
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 8 }), (whole, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)), whole.length].sort(
          (a, b) => a - b,
        );
        const pieces = places.map((place, index) => whole.slice(place, places[index + 1] ?? whole.length));
        expect(read(pieces)).toEqual(read([whole]));
      }),
    );
  });
});
