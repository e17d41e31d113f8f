import ts from 'typescript';

/** What a child of an element can become in the page. */
type ChildKind = 'text' | 'fixed' | 'changing' | 'changing text';

/** Elements whose children from a caller are words, not blocks. */
const OF_WORDS = new Set(['a', 'button', 'label', 'p', 'span']);

const isNothing = (node: ts.Expression) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isStringLiteral(node) && node.text === '') ||
  (ts.isIdentifier(node) && node.text === 'undefined');

const isElement = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

function tagOf(node: ts.Node): string {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : '';
}

/** Whether a name stands for elements: by its type, or because it holds the blocks of a caller. */
function isElementName(node: ts.Expression, parentTag: string): boolean {
  if (!ts.isIdentifier(node)) return false;
  if (node.text === 'children') return !OF_WORDS.has(parentTag) && !/^[A-Z]/.test(parentTag);
  return new RegExp(`\\b${node.text}\\??: ReactNode`).test(node.getSourceFile().text);
}

/** The kind of a choice between two things, one of which is in the page. */
function choiceKind(one: ts.Expression, other: ts.Expression, parentTag: string): ChildKind {
  const kinds = [one, other].map((each) =>
    isNothing(each) ? null : expressionKind(each, parentTag),
  );
  if (kinds.every((kind) => kind === 'text')) return 'text';
  return kinds.some((kind) => kind?.endsWith('text')) ? 'changing text' : 'changing';
}

function expressionKind(node: ts.Expression, parentTag: string): ChildKind {
  if (ts.isParenthesizedExpression(node)) return expressionKind(node.expression, parentTag);
  if (ts.isConditionalExpression(node)) return choiceKind(node.whenTrue, node.whenFalse, parentTag);
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return 'text';
    return expressionKind(node.right, parentTag).endsWith('text') ? 'changing text' : 'changing';
  }
  if (isElement(node)) return elementKind(node);
  // No translator touches a space between two elements.
  if (ts.isStringLiteral(node) && node.text.trim() === '') return 'fixed';
  const isList = ts.isCallExpression(node) && /\.map$/.test(node.expression.getText());
  return isList || isElementName(node, parentTag) ? 'changing' : 'text';
}

/** An icon is always the same element; the output of another component may come and go. */
function elementKind(node: ts.Node): ChildKind {
  const tag = tagOf(node);
  const isIcon = new RegExp(`import \\{[^}]*\\b${tag}\\b[^}]*\\} from 'lucide-react'`);
  const isFixed = /^[a-z]/.test(tag) || isIcon.test(node.getSourceFile().text);
  return isFixed ? 'fixed' : 'changing';
}

function childKinds(parent: ts.JsxElement | ts.JsxFragment): readonly ChildKind[] {
  return parent.children.flatMap((child): ChildKind[] => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : ['text'];
    if (ts.isJsxExpression(child)) {
      return child.expression ? [expressionKind(child.expression, tagOf(parent))] : [];
    }
    return [elementKind(child)];
  });
}

/** Whether React may have to insert something before a text, or to remove a text from among others. */
function isFragile(kinds: readonly ChildKind[]): boolean {
  if (kinds.length < 2) return false;
  const lastText = kinds.lastIndexOf('text');
  return kinds.includes('changing text') || kinds.slice(0, lastText + 1).includes('changing');
}

/** The lines on which an element holds a bare text beside children that come and go. */
export function fragileLines(file: string, source: string): readonly number[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const isParent = ts.isJsxElement(node) || ts.isJsxFragment(node);
    if (isParent && isFragile(childKinds(node))) {
      lines.push(parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return lines;
}
