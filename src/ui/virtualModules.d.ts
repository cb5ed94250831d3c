/** The modules that only the build knows. */
/// <reference types="vite/client" />
declare module 'virtual:antd.css';
