/** Which modules of the build come along with others. */

export type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null;
};

/** What names all of a package says nothing about who needs which part of it. */
export const catalogues = /node_modules[\\/]antd[\\/]es[\\/]index\.js$/;
/** Whether a module comes with one whose path matches, by imports that are not put off, and not through a catalogue. */
export const isReachableFrom = (
  root: RegExp,
  id: string,
  graph: ModuleGraph,
  closed = catalogues,
): boolean => {
  const seen = new Set<string>();
  const comes = (one: string): boolean => {
    if (root.test(one)) return true;
    if (seen.has(one) || closed.test(one)) return false;
    seen.add(one);
    return (graph.getModuleInfo(one)?.importers ?? []).some(comes);
  };
  return comes(id);
};
