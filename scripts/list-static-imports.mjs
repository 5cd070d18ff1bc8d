const fromClause = /(?:^|[;}/\s])(?:import|export)\s*(?:[\w$*{][^'"`;()]*?from\s*)?["']([^"']+)["']/g;

/** Lists the files that a built ES module imports at once; import() calls are left out. */
export function listStaticImports(code) {
  return [...code.matchAll(fromClause)].map((match) => match[1]);
}
