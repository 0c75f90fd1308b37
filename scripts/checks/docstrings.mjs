/**
 * Lists the functions and classes of `src` that other modules can use and that have no docstring, components and the
 * public methods of such classes included: nobody should have to read a function to learn what it does. A docstring
 * made of the words of the name alone counts as none, and so does the header of a module, which a blank line follows.
 * Overloads share the docstring of one of them. Exits with 1 if anything is listed. Given paths, it looks at these
 * modules only.
 */
import ts from 'typescript';
import { isExported, modulesIn, parse } from './modules.mjs';

/** Functions whose argument is a component, which they return with more abilities. */
const WRAPPERS = new Set(['memo', 'forwardRef', 'lazy']);

const ARTICLES = new Set(['a', 'an', 'the']);

function isFunction(expression) {
  if (!expression) return false;
  if (ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)) return true;
  return ts.isCallExpression(expression) && WRAPPERS.has(expression.expression.text);
}

const wordsOf = (text) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Comments that may be between a docstring and what it documents, such as those for the linter. */
const LINE_COMMENT_PATTERN = /\/\/[^\n]*\n/g;

/** Whether a node begins with a docstring that says more than the name of what it documents. */
function isDocumented(module, node, name) {
  const { text } = module;
  const docstring = (ts.getLeadingCommentRanges(text, node.pos) ?? []).findLast(({ pos }) =>
    text.startsWith('/**', pos),
  );
  if (!docstring) return false;
  const textBetween = text.slice(docstring.end, node.getStart(module)).replace(LINE_COMMENT_PATTERN, '');
  if (/\n\s*\n/.test(textBetween)) return false;
  const nameWords = new Set(wordsOf(name));
  return wordsOf(text.slice(docstring.pos, docstring.end)).some(
    (word) => !nameWords.has(word) && !ARTICLES.has(word),
  );
}

const PRIVATE = new Set([ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]);

/** Returns the public methods of a class: its constructor and its accessors are documented by the class. */
const methodsOf = ({ members }) =>
  members.filter(
    (member) =>
      (ts.isMethodDeclaration(member) ||
        (ts.isPropertyDeclaration(member) && isFunction(member.initializer))) &&
      ts.isIdentifier(member.name) &&
      !member.modifiers?.some(({ kind }) => PRIVATE.has(kind)),
  );

/**
 * Returns each function and class that a statement declares: the name to export, its own, and the node with its
 * docstring.
 */
function functionsOf(statement) {
  if (ts.isExportAssignment(statement) && isFunction(statement.expression))
    return [{ exported: 'default', name: 'default', node: statement }];
  if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name?.text ?? 'default';
    return [{ exported: name, name, node: statement }];
  }
  if (ts.isClassDeclaration(statement)) {
    const exported = statement.name?.text ?? 'default';
    const methods = methodsOf(statement).map((node) => ({
      exported,
      name: `${exported}.${node.name.text}`,
      node,
    }));
    return [{ exported, name: exported, node: statement }, ...methods];
  }
  if (!ts.isVariableStatement(statement)) return [];
  const { declarations } = statement.declarationList;
  return declarations
    .filter(({ initializer }) => isFunction(initializer))
    .map((declaration) => ({
      exported: declaration.name.text,
      name: declaration.name.text,
      node: declarations.length === 1 ? statement : declaration,
    }));
}

/** Returns the names that a module declares and exports in a separate statement: `export { one, other as another }`. */
function namesExportedBelow({ statements }) {
  const clauses = statements
    .filter((one) => ts.isExportDeclaration(one) && !one.moduleSpecifier && one.exportClause)
    .flatMap(({ exportClause }) => [...(exportClause.elements ?? [])])
    .map(({ name, propertyName }) => (propertyName ?? name).text);
  const defaults = statements
    .filter((one) => ts.isExportAssignment(one) && ts.isIdentifier(one.expression))
    .map(({ expression }) => expression.text);
  return new Set([...clauses, ...defaults]);
}

/** Finds the exported functions and classes of a module that have no docstring. */
function findUndocumented(path) {
  const module = parse(path);
  const below = namesExportedBelow(module);
  const hasDocstringByName = new Map();
  for (const statement of module.statements) {
    const isExportedHere = ts.isExportAssignment(statement) || isExported(statement);
    for (const { exported, name, node } of functionsOf(statement)) {
      if (!isExportedHere && !below.has(exported)) continue;
      hasDocstringByName.set(name, hasDocstringByName.get(name) === true || isDocumented(module, node, name));
    }
  }
  return [...hasDocstringByName].filter(([, hasDocstring]) => !hasDocstring).map(([name]) => name);
}

let missingCount = 0;
const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : modulesIn('src'))
  for (const name of findUndocumented(path)) {
    console.error(`${path}: ${name} has no docstring`);
    missingCount += 1;
  }
if (missingCount > 0) process.exitCode = 1;
