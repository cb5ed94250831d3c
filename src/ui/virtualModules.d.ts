/** Declares the virtual modules of the build. */
/// <reference types="vite/client" />
declare module 'virtual:antd.css';

declare module 'virtual:chartLayouts' {
  export const chartLayouts: import('./lab/charts/chartLayout.ts').ChartLayouts;
}
