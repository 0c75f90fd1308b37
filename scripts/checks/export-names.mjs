/**
 * Lists the names that more than one module of `src` declares and exports, so that an imported name
 * identifies what it is without its path. Re-exports are not declarations. Exits with 1 if a name is declared
 * twice and not listed here, or listed and no longer declared twice; or if the name of a regular expression at the top
 * of a module does not end in PATTERN. Given paths, it looks at these modules only, and accepts names that are listed
 * and not declared twice.
 */
import ts from 'typescript';
import { isExported, modulesIn, parse } from './modules.mjs';
import { misnamedPatternsIn } from './pattern-names.mjs';

/** Modules whose exports may have the same names as others, each with the reason. */
const EXEMPT_PATH_PATTERNS = [
  // The router expects an export called `Route` in each of its files.
  /^src\/web\/routes\//,
  // Imported as `service`: `service.list`.
  /^src\/server\/features\/[^/]+\/service\.ts$/,
  // The same exports, loaded on demand.
  /\/(lazy-editors|when-loaded)\.ts$/,
];

/** Names of the same thing in two places that cannot import each other, with what each of the two is. */
const REASON_BY_REPEATED_NAME = {
  StoredPreferences: 'what the server reads, and what its answer is in the browser',
  logout: 'the endpoint, and the call of it',
  logoutEverywhere: 'the endpoint, and the call of it',
  signUp: 'the endpoint, and a person who uses it in tests',
  sendRole: "the form's request, and the same request in tests",
};

const namesIn = (binding) =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap(({ name }) => (name ? namesIn(name) : []));

/** Returns the names that a module itself declares and exports, without re-exports. */
function declaredNamesIn(path) {
  const { statements } = parse(path);
  const importedNames = new Set();
  const declaredNames = new Set();
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name } of bindings.elements) importedNames.add(name.text);
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.moduleSpecifier || !statement.exportClause) continue;
      for (const { name } of statement.exportClause.elements) declaredNames.add(name.text);
    } else if (isExported(statement)) {
      if (statement.modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) continue;
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
        : statement.name
          ? [statement.name.text]
          : [];
      for (const name of names) declaredNames.add(name);
    }
  }
  return [...declaredNames].filter((name) => !importedNames.has(name));
}

const paths = process.argv.slice(2);
const modules = paths.length > 0 ? paths : modulesIn('src');
const modulesByName = new Map();
for (const path of modules.filter((path) => !EXEMPT_PATH_PATTERNS.some((one) => one.test(path))))
  for (const name of declaredNamesIn(path))
    modulesByName.set(name, [...(modulesByName.get(name) ?? []), path]);

const repeatedNames = [...modulesByName].filter(([, paths]) => paths.length > 1);
const unlistedNames = repeatedNames.filter(([name]) => !Object.hasOwn(REASON_BY_REPEATED_NAME, name));
const obsoleteNames =
  paths.length > 0
    ? []
    : Object.keys(REASON_BY_REPEATED_NAME).filter((name) => (modulesByName.get(name)?.length ?? 0) < 2);
const misnamedPatterns = modules.flatMap((path) =>
  misnamedPatternsIn(path).map((name) => `${path}: ${name}`),
);
for (const [name, paths] of unlistedNames) console.error(`${name} is declared in ${paths.join(' and ')}`);
for (const name of obsoleteNames)
  console.error(`${name} is listed in scripts/checks/export-names.mjs, but declared once`);
for (const one of misnamedPatterns)
  console.error(`${one} is a regular expression, and its name does not end in PATTERN`);
if (unlistedNames.length + obsoleteNames.length + misnamedPatterns.length > 0) process.exitCode = 1;
