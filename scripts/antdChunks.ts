/** Maps each Ant Design module to the build file that carries it. */
import { publicPages } from './chunkRoots.ts';
import { catalogues, isReachableFrom, type ModuleGraph } from './isReachableFrom.ts';
import { antdSheets } from './styles/antdSamples.ts';

const [publicSheet, coreSheet] = antdSheets;

const moreCatalogues =
  /node_modules[\\/](antd[\\/]es[\\/](_util[\\/]hooks[\\/])?|@rc-component[\\/](form|util)[\\/]es[\\/])index\.js$/;

const folderOf = (component: string): string => component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

const foldersOf = (components: readonly string[]): RegExp =>
  new RegExp(`node_modules[\\\\/]antd[\\\\/]es[\\\\/](${components.map(folderOf).join('|')})[\\\\/]`);

/** Their styles are in the public sheet, in case a public page needs one, but only signed-in pages load their code. */
const onlySignedIn = new Set(['Segmented', 'Spin', 'Tooltip']);

const publicAntd = foldersOf([
  ...(publicSheet?.components.filter((name) => !onlySignedIn.has(name)) ?? []),
  'Input',
]);
const coreAntd = foldersOf([...(coreSheet?.components ?? []), ...onlySignedIn]);

/** The catalogues name these together with components of public pages, but only signed-in pages use them. */
const corePieces =
  /antd[\\/]es[\\/](_util[\\/]hooks[\\/](useClosable|useMergedMask|usePatchElement|useZIndex)|modal[\\/]locale)\.js|@rc-component[\\/]util[\\/]es[\\/](Dom[\\/](contains|dynamicCSS|shadow)|getScrollBarSize|isMobile|mergeProps|proxyObject)\.js|[\\/]CloseOutlined\.js|node_modules[\\/](is-mobile|@babel[\\/]runtime)[\\/]/;

const isPublicAntd = (id: string, graph: ModuleGraph, closed: RegExp): boolean =>
  isReachableFrom(publicAntd, id, graph, closed) || isReachableFrom(publicPages, id, graph, closed);

/** Null for modules that public pages need. Components that only a catalogue names go by their real importers. */
export const fileOfAntd = (id: string, graph: ModuleGraph): string | null => {
  if (corePieces.test(id)) return 'antdCore';
  if (isPublicAntd(id, graph, moreCatalogues)) return null;
  if (isPublicAntd(id, graph, catalogues)) return 'antdShared';
  return id.includes('antd-core.css') || isReachableFrom(coreAntd, id, graph) ? 'antdCore' : 'antd';
};

export const antdPackages =
  /virtual:antd-|node_modules[\\/](antd[\\/]es|@rc-component|@ant-design[\\/](icons|icons-svg|fast-color)|dayjs|is-mobile|@babel[\\/]runtime|throttle-debounce|scroll-into-view-if-needed|compute-scroll-into-view)[\\/]/;
