import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { at } from './root.mjs';

/** The folders whose code runs on pages and servers of others. */
const FOLDERS = ['packages', 'examples/server/src', 'scripts/coverage'];
const LEFT_OUT = /node_modules|dist|public|testing|tests|fixtures|\.test\.|\.d\.ts$/;

/** The regular expressions of those folders that are written as literals or as texts: where, and what each says. */
export function listPatterns() {
  return FOLDERS.flatMap((folder) => listFiles(folder)).flatMap(readPatterns);
}

function listFiles(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(path)) return [];
    if (entry.isDirectory()) return listFiles(path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function readPatterns(path) {
  const file = ts.createSourceFile(path, readFileSync(at(path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const pattern = readPattern(node);
    if (pattern !== null) found.push({ path, ...pattern });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readPattern(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  if (source === undefined || !ts.isStringLiteralLike(source)) return null;
  return { source: source.text, flags: flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : '' };
}
