/** Finds regular expressions whose name does not say that they are one: `YEAR_PATTERN`, not `YEAR`. */
import ts from 'typescript';
import { parse } from './modules.mjs';

const PATTERN_NAME = /PATTERN$/;

/** Whether an expression is a regular expression: a literal, or made by `RegExp`. */
const isPattern = (expression) =>
  expression !== undefined &&
  (ts.isRegularExpressionLiteral(expression) ||
    ((ts.isNewExpression(expression) || ts.isCallExpression(expression)) &&
      ts.isIdentifier(expression.expression) &&
      expression.expression.text === 'RegExp'));

/** Returns the names of the regular expressions that a module declares at its top and that do not end in PATTERN. */
export const misnamedPatternsIn = (path) =>
  parse(path)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name, initializer }) => isPattern(initializer) && !PATTERN_NAME.test(name.text))
    .map(({ name }) => name.text);
