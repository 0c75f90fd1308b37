/**
 * Lists names that leave a reader to guess: a limit compared with the length of a text that does not say that it counts
 * characters, and a variable or parameter called `own`. Exits with 1 if anything is listed. Given paths, it looks at
 * these modules only.
 */
import ts from 'typescript';
import { modulesIn, parse } from './modules.mjs';

const LIMIT_NAME_PATTERN = /^(?:MAX|MIN)_/;
const CHARACTERS_NAME_PATTERN = /_CHARACTERS$/;

/** The last word of an expression that is a text: 'text', 'line.text', 'foldedName', 'trim' of `name.trim()`. */
const TEXT_NAME_PATTERN =
  /(?:^|\.)(?:text|name|title|sentence|quote|heading|label|phrase|summary|slug|trim|toLowerCase)$|(?:Text|Name|Title|Sentence)$/;

/** Names of lists that read like texts. */
const LIST_NAMES = new Set([
  'src/engine/read/career/unread/names-beside-titles.ts: name',
  'src/engine/write/statements/object.ts: name',
]);

/** The text of a name or of the function that a call names: `line.text`, `name.trim` of `name.trim()`. */
const nameOf = (expression, module) =>
  (ts.isCallExpression(expression) && expression.arguments.length === 0
    ? expression.expression
    : expression
  ).getText(module);

/** The expression whose length one side of a comparison is; undefined for anything else. */
const measuredExpression = (side) =>
  ts.isPropertyAccessExpression(side) && side.name.text === 'length' ? side.expression : undefined;

const COMPARISONS = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** The limit of characters that a comparison names as if it counted something else; undefined for any other node. */
function misnamedLimit(node, module) {
  if (!ts.isBinaryExpression(node) || !COMPARISONS.has(node.operatorToken.kind)) return undefined;
  const { left, right } = node;
  const text = measuredExpression(left) ?? measuredExpression(right);
  const limit = measuredExpression(left) ? right : left;
  if (!text || !ts.isIdentifier(limit) || !LIMIT_NAME_PATTERN.test(limit.text)) return undefined;
  const name = nameOf(text, module);
  const isText = TEXT_NAME_PATTERN.test(name) && !LIST_NAMES.has(`${module.fileName}: ${name}`);
  return isText && !CHARACTERS_NAME_PATTERN.test(limit.text) ? limit.text : undefined;
}

const isNamedOwn = ({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'own';

/** Whether a node declares a variable or parameter called `own`; that of a property with this name may be. */
const isCalledOwn = (node) =>
  ts.isArrayBindingPattern(node)
    ? node.elements.some(isNamedOwn)
    : (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        (ts.isBindingElement(node) && node.propertyName !== undefined)) &&
      isNamedOwn(node);

/** What is wrong with the names of a module, each as a sentence. */
function findFaults(path) {
  const module = parse(path);
  const faults = [];
  const visit = (node) => {
    const limit = misnamedLimit(node, module);
    if (limit)
      faults.push(`${path}: ${limit} counts the characters of a text, and does not end in _CHARACTERS`);
    if (isCalledOwn(node)) faults.push(`${path}: a variable called own does not say what it holds`);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return faults;
}

const paths = process.argv.slice(2);
const faults = (paths.length > 0 ? paths : modulesIn('src')).flatMap(findFaults);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
