/** Finds the modules of the build that load together with others. */

export type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null;
};

/** A catalogue that re-exports a whole package does not show who needs which part. */
export const catalogues = /node_modules[\\/]antd[\\/]es[\\/]index\.js$/;
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
