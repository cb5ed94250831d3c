/** A build plugin: lets the bundler leave out the components of React Router that nothing uses. */
import type { Plugin } from 'vite';

const routerOfProduction = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** A name for the developer tools, set after the component: a side effect, which keeps the component. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/** A call at module level, of which the bundler does not know that it has no side effect. */
const component = /^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm;

/** The source with components that can be left out. `code`: a module of React Router's production build. */
export const withPureComponents = (code: string): string =>
  code.replace(displayName, '').replace(component, '$1/* @__PURE__ */ $2');

export const withoutUnusedComponents = (): Plugin => ({
  name: 'without-unused-components',
  apply: 'build',
  transform: {
    filter: { id: routerOfProduction },
    handler: (code) => ({ code: withPureComponents(code), map: null }),
  },
});
