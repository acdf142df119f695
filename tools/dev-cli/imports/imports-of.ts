import ts from 'typescript';

/** An import as it is written: `./a.ts` or `zod/mini`. */
export interface WrittenImport {
  of: string;
  /** Whether it is gone when the types are stripped. */
  typesOnly: boolean;
}

/** Every import and re-export of a source text, static, dynamic or inside a type. */
export function importsOf(fileName: string, text: string): WrittenImport[] {
  const found: WrittenImport[] = [];
  const visit = (node: ts.Node): void => {
    const written = writtenImport(node);
    if (written !== undefined) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest));
  return found;
}

function writtenImport(node: ts.Node): WrittenImport | undefined {
  if (ts.isImportDeclaration(node)) {
    return named(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return named(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return named(node.argument.literal, true);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return named(node.arguments[0], false);
  }
  return undefined;
}

function named(node: ts.Node | undefined, typesOnly: boolean): WrittenImport | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? { of: node.text, typesOnly } : undefined;
}
