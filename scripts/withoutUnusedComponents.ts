/** Lets the bundler drop unused React Router components. */
import type { Plugin } from 'vite';

const routerOfProduction = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** Setting `displayName` after the component is a side effect that keeps the component. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/** A call at module level that the bundler must assume to have side effects. */
const component = /^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm;

/** Marks the components as droppable. `code`: a module of React Router's production build. */
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
