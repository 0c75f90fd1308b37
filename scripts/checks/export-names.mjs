/**
 * Lists the names that more than one module of `src` declares and exports, so that an imported name
 * identifies what it is without its path. Re-exports are not declarations. Exits with 1 if a name is declared
 * twice and not listed here, or listed and no longer declared twice; or if a regular expression at the top of a module
 * does not end in PATTERN. Given paths, it looks at these modules only, and passes the list over.
 */
import ts from 'typescript';
import { isExported, modulesIn, parse } from './modules.mjs';
import { misnamedPatternsIn } from './pattern-names.mjs';

/** Modules whose exports are not imported under their bare names, or are meant to have the name of another. */
const PASSED_OVER = [
  // The router expects an export called `Route` in each of its files.
  /^src\/web\/routes\//,
  // Imported as `service`: `service.list`.
  /^src\/server\/features\/[^/]+\/service\.ts$/,
  // The same exports, loaded on demand.
  /\/(lazy-editors|when-loaded)\.ts$/,
];

/** Names of the same thing in two places that cannot import each other. */
const SAME_THING = {
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
function declaredIn(path) {
  const { statements } = parse(path);
  const imported = new Set();
  const declared = new Set();
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name } of bindings.elements) imported.add(name.text);
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.moduleSpecifier || !statement.exportClause) continue;
      for (const { name } of statement.exportClause.elements) declared.add(name.text);
    } else if (isExported(statement)) {
      if (statement.modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) continue;
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
        : statement.name
          ? [statement.name.text]
          : [];
      for (const name of names) declared.add(name);
    }
  }
  return [...declared].filter((name) => !imported.has(name));
}

const paths = process.argv.slice(2);
const modules = paths.length > 0 ? paths : modulesIn('src');
const modulesOf = new Map();
for (const path of modules.filter((path) => !PASSED_OVER.some((one) => one.test(path))))
  for (const name of declaredIn(path)) modulesOf.set(name, [...(modulesOf.get(name) ?? []), path]);

const twice = [...modulesOf].filter(([, paths]) => paths.length > 1);
const unlisted = twice.filter(([name]) => !Object.hasOwn(SAME_THING, name));
const obsolete =
  paths.length > 0 ? [] : Object.keys(SAME_THING).filter((name) => (modulesOf.get(name)?.length ?? 0) < 2);
const misnamed = modules.flatMap((path) => misnamedPatternsIn(path).map((name) => `${path}: ${name}`));
for (const [name, paths] of unlisted) console.error(`${name} is declared in ${paths.join(' and ')}`);
for (const name of obsolete)
  console.error(`${name} is listed in scripts/checks/export-names.mjs, but declared once`);
for (const one of misnamed)
  console.error(`${one} is a regular expression, and its name does not end in PATTERN`);
if (unlisted.length + obsolete.length + misnamed.length > 0) process.exitCode = 1;
