import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles, listPackageFolders } from '../files.mjs';
import { at } from '../root.mjs';

/** Calls whose text reaches the console, and which of their arguments it is. */
const CALLS = { report: 0, createMountError: 1 };
/** The sentences about problems of a definition, by their kinds. */
const TABLE = '/logic/definition/problems.ts';
/** What is said of a part that could not be loaded: `openPart(load, what, context)`. */
const OPEN_PART = 'openPart';

/**
 * What the packages can say on the console, from their sources: [{ package, text }], sorted. A part of a message that is
 * only known in a page is `…`.
 */
export function readMessages() {
  const found = new Map();
  for (const folder of listPackageFolders(at('packages'))) {
    const name = folder.split('/').at(-1);
    for (const file of listFiles(`${folder}/src`, isSource)) {
      for (const text of readFile(file)) found.set(text, (found.get(text) ?? new Set()).add(name));
    }
  }
  return [...found]
    .map(([text, names]) => ({ text, packages: [...names].sort() }))
    .sort((one, other) => one.text.replace(/^\W+/, '').localeCompare(other.text.replace(/^\W+/, ''), 'en'));
}

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/testing\.|\/locales\//.test(path);

function readFile(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const texts = [];
  const isAll = file.endsWith(TABLE);
  const visit = (node) => {
    if (isAll && !ts.isStringLiteral(node)) texts.push(...textsOf(ts.isTemplateExpression(node) ? node : undefined));
    if (ts.isCallExpression(node)) {
      const call = nameOf(node.expression);
      if (Object.hasOwn(CALLS, call)) texts.push(...textsOf(node.arguments[CALLS[call]]));
      if (call === OPEN_PART) texts.push(...textsOf(node.arguments[1]).map((what) => `could not load ${what}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}{3}.*\s|\s.*\p{L}{3}/u.test(text.replaceAll('…', '')));
}

const nameOf = (expression) =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

/** The texts that an expression may be; those that another function makes are found there, or not at all. */
function textsOf(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isIdentifier(node)) return textsOf(findConstant(node));
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left = '…', right = '…'] = [textsOf(node.left)[0], textsOf(node.right)[0]];
    return [left + right];
  }
  return [];
}

/** What a constant of the file is, by its name. */
function findConstant(node) {
  const statements = node.getSourceFile().statements.filter(ts.isVariableStatement);
  const declarations = statements.flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declarations.find(({ name }) => name.getText() === node.text)?.initializer;
}
