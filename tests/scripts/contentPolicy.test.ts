/** Tests the content security policy that the build writes into its pages. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withContentPolicy } from '../../scripts/contentPolicy.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

test('a page allows its own inline scripts by their contents, and no other', () => {
  const page =
    '<head><meta charset="utf-8"><script>one()</script><script type="module" src="/a.js"></script><script>two(\n)</script></head>';
  const [, policy = ''] =
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      withContentPolicy(page),
    ) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' blob: 'sha256-${digest('one()')}' 'sha256-${digest('two(\n)')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'self'",
  ]);
});

test('a page without the place for it is refused', () => {
  expect(() => withContentPolicy('<head></head>')).toThrow('The page has no <meta charset="utf-8">');
});
