/** Tests comparing actual refusals with the announced ones. */
import { describe, expect, test } from 'vitest';
import { callText, problemsOf } from '#scenarios/export/refusals.ts';

const removed = '503 DELETE /api/integrations/gbpcp0j4c0thyqyw';

describe('refusals beside those that a script announces', () => {
  test.each<[string, readonly string[], readonly string[], object]>([
    ['each that is announced comes', ['401 POST /a', '401 POST /a'], ['401 POST /a'], {}],
    ['none was announced', ['401 POST /a'], [], { unexpected: ['401 POST /a'] }],
    ['one does not come', ['401 POST /a'], ['401 POST /a', '503 GET /b'], { missing: ['503 GET /b'] }],
    ['a part is any', [removed], ['503 DELETE /api/integrations/:id'], {}],
    [
      'a part is no more than one',
      [`${removed}/restore`],
      ['503 DELETE /api/integrations/:id'],
      { unexpected: [`${removed}/restore`], missing: ['503 DELETE /api/integrations/:id'] },
    ],
    [
      'and is not empty',
      ['404 GET /api/clients/'],
      ['404 GET /api/clients/:id'],
      { unexpected: ['404 GET /api/clients/'], missing: ['404 GET /api/clients/:id'] },
    ],
    [
      'the status and the method are as they are told',
      ['404 DELETE /a/b', '503 GET /a/b'],
      ['503 DELETE /a/:id'],
      { unexpected: ['404 DELETE /a/b', '503 GET /a/b'], missing: ['503 DELETE /a/:id'] },
    ],
    ['a part stands between others', ['503 POST /a/b/c'], ['503 POST /a/:id/c'], {}],
    ['a file that is lost is told by its beginning', ['lost GET /assets/a-1f.js'], ['lost GET /'], {}],
    [
      'a refusal is told by its whole path',
      ['503 GET /a/b'],
      ['503 GET /a'],
      { unexpected: ['503 GET /a/b'], missing: ['503 GET /a'] },
    ],
    ['a session may have ended for what a page still reads', ['401 GET /api/metrics'], [], {}],
    ['an error is none that can be announced', ['uncaught: no'], [], { unexpected: ['uncaught: no'] }],
  ])('%s', (_, happened, wanted, problems) => {
    expect(problemsOf(happened, wanted)).toEqual({ unexpected: [], missing: [], ...problems });
  });

  test('where none are announced, any may come, but no error', () => {
    expect(problemsOf(['503 GET /a', 'lost GET /a', 'console: no'], undefined)).toEqual({
      unexpected: ['console: no'],
      missing: [],
    });
  });

  test('name no share link by its key', () => {
    expect(callText('POST', '/api/share/secret/answers')).toBe('POST /api/share/•••/answers');
  });
});
