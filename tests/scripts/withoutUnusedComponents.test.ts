/** Tests the build's bundler settings for React Router's components. */
import { expect, test } from 'vitest';
import { withPureComponents } from '../../scripts/withoutUnusedComponents.ts';

test('names are left out and calls are marked as pure, and nothing else is touched', () => {
  const source = [
    'var Form = React10.forwardRef(',
    '  ({ to }, ref) => null',
    ');',
    'Form.displayName = "Form";',
    'var Plain = React.createContext(null);',
    'function keep() {',
    '  const inner = React.forwardRef(() => null);',
    '  inner.displayName = "inner";',
    '}',
  ].join('\n');
  expect(withPureComponents(source).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  ({ to }, ref) => null',
    ');',
    '',
    'var Plain = /* @__PURE__ */ React.createContext(null);',
    'function keep() {',
    '  const inner = React.forwardRef(() => null);',
    '  inner.displayName = "inner";',
    '}',
  ]);
});
