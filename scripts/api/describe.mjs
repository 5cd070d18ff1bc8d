import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/**
 * Describes what a package exports, in Markdown: for each entry its names and their declarations, and then the types
 * that these mention and nobody can import. Names of other packages are only named.
 */
export function describeApi({ name, folder, exports }) {
  const entries = listEntries(exports, folder);
  const program = ts.createProgram(
    entries.map((entry) => entry.file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const shown = new Map();
  const mentioned = new Set();
  const own = `${folder}${sep}`;
  const parts = entries.map(({ entry, file }) => {
    const source = program.getSourceFile(file);
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
    const lines = symbols.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((symbol) => describe(symbol, entry));
    return section(`\`${entry}\``, [...lines, ...source.statements.filter(isGlobal).map(print)]);
  });
  const hidden = listHidden();
  if (hidden.length > 0) parts.push(section('Mentioned, not exported', hidden));
  const head = 'What `npm run api` reads from the built declarations. Change it by `npm run api -- --write`.';
  return `${[`# Public names of \`${name}\``, head, ...parts].join('\n\n')}\n`;

  function describe(symbol, entry) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [first] = target.declarations ?? [];
    if (!first) return `export { ${symbol.name} }`;
    const file = first.getSourceFile().fileName;
    if (!file.startsWith(own)) return `export { ${rename(target, symbol)} } from '${packageOf(file)}';`;
    if (shown.has(target)) return `export { ${rename(target, symbol)} } from '${shown.get(target)}';`;
    shown.set(target, entry);
    const alias = target.name === symbol.name ? [] : [`export { ${rename(target, symbol)} };`];
    return [...target.declarations.map(print), ...alias].join('\n');
  }

  /** Types of this package that are reached from exported ones, by what those say. */
  function listHidden() {
    const lines = [];
    for (const symbol of mentioned) if (!shown.has(symbol)) lines.push(symbol.declarations.map(print).join('\n'));
    return lines.map((line) => line.replace(/^export /gm, '')).sort();
  }

  function print(node) {
    collect(node);
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    const text = printer.printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile());
    return text.replace(/^(export )?(declare )?/, 'export ').replace(/^export global/, 'declare global');
  }

  function collect(node) {
    ts.forEachChild(node, function visit(child) {
      if (ts.isIdentifier(child)) remember(checker.getSymbolAtLocation(child));
      ts.forEachChild(child, visit);
    });
  }

  function remember(found) {
    if (!found) return;
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const [first] = symbol.declarations ?? [];
    // The script tag's types hold each widget whole, as a namespace; what it exports is told by its own package.
    const isTold = symbol.flags & ts.SymbolFlags.Module;
    if (first?.getSourceFile().fileName.startsWith(own) && isTopLevel(first) && !isTold) mentioned.add(symbol);
  }
}

/** The entries of `exports` that have types, by the name that is imported. */
function listEntries(exports, folder) {
  return Object.entries(exports).flatMap(([path, conditions]) => {
    const types = findTypes(conditions);
    if (!types) return [];
    const file = join(folder, types);
    if (!existsSync(file)) throw new Error(`${file} is missing: npm run build`);
    return [{ entry: path, file }];
  });
}

function findTypes(conditions) {
  if (typeof conditions !== 'object' || conditions === null) return undefined;
  if (typeof conditions.types === 'string') return conditions.types;
  return findTypes(conditions.import ?? conditions.browser ?? conditions.default);
}

function section(title, lines) {
  return `## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

function rename(target, symbol) {
  return target.name === symbol.name ? symbol.name : `${target.name} as ${symbol.name}`;
}

function isGlobal(statement) {
  return ts.isModuleDeclaration(statement) && (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
}

function isTopLevel(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent);
}

/** Which package a file belongs to; of a workspace or of node_modules. */
function packageOf(file) {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(file);
  if (found) return found[1];
  const [, own] = /packages\/([^/]+)\/dist\//.exec(file) ?? [];
  if (own) return own === 'mountkit' ? own : `@mountkit/${own}`;
  return 'typescript';
}
