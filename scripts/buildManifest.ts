/** Reads what Vite's manifest tells of the build's files. */

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

export type Manifest = Record<string, Chunk>;

/** What the manifest calls a file that has a name and no single module. */
export function keyOf(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`No file of the build is called ${name}`);
  return found;
}

/** Every chunk that a module and its static imports live in. */
export function chunksOf(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const inner of chunk.imports ?? []) chunksOf(manifest, inner, seen);
  return seen;
}
