/** The mutations: ways to break one place of a source file, each a small mistake that a person could make. */
import ts from 'typescript';

const REPLACEMENT_BY_OPERATOR = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);
const REPLACEMENT_BY_METHOD = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  filter: 'slice',
};

/** Whether only the compiler requires a default, as in `parts[0] ?? ''` for an element that exists. */
const isForTypes = ({ left, right }) =>
  ts.isElementAccessExpression(left) && ["''", '0'].includes(right.getText());

/**
 * @typedef {object} Mutant
 * @property {string} file from the root of the repository
 * @property {number} line counted from 1
 * @property {number} start offset of the text that is replaced
 * @property {number} end
 * @property {string} text the replacement
 * @property {string} was the text that is replaced
 */

/**
 * Returns every mutant of a source text. Types, imports and log messages are left unchanged.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const add = (node, text, from = node.getStart(tree), to = node.getEnd()) => {
    const line = tree.getLineAndCharacterOfPosition(from).line + 1;
    mutants.push({ file, line, start: from, end: to, text, was: source.slice(from, to) });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = REPLACEMENT_BY_OPERATOR.get(node.operatorToken.kind);
      const joinsText = other === '-' && [node.left, node.right].some((side) => ts.isStringLiteralLike(side));
      if (other && !joinsText) add(node.operatorToken, other);
      const isDefault = node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
      if (isDefault && !isForTypes(node)) add(node, node.left.getText(tree));
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(tree));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isNumericLiteral(node)) add(node, node.text === '0' ? '1' : `(${node.text} + 1)`);
    if (ts.isIfStatement(node)) add(node.expression, 'false');
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(tree)})`);
    if (ts.isPropertyAccessExpression(node) && Object.hasOwn(REPLACEMENT_BY_METHOD, node.name.text))
      add(node.name, REPLACEMENT_BY_METHOD[node.name.text]);
    // Removes a call that is made for its effect.
    if (ts.isExpressionStatement(node) && /^(await |void )?[\w.]+\(/.test(node.getText(tree)))
      if (!/\b(logger|metrics)\b/.test(node.getText(tree))) add(node, ';');
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return mutants;
}
