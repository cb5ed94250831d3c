/** Reads the files and imports of the build from Vite's manifest. */

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

export type Manifest = Record<string, Chunk>;

export function keyOf(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`No file of the build is called ${name}`);
  return found;
}

export function chunksOf(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const inner of chunk.imports ?? []) chunksOf(manifest, inner, seen);
  return seen;
}
