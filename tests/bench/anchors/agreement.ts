import type { Anchor, AnswerRow, AnchorQuestion, QuestionClass } from './question.ts';

/**
 * The number of homes, then the cells with their homes or the homes of the page; or the months of sales.
 */
function answerText(question: AnchorQuestion, rows: readonly AnswerRow[]): string {
  if (question.kind !== 'search') {
    return rows
      .map(({ month, homes, median }) => `${String(month).slice(0, 7)} ${homes} ${Number(median)}`)
      .join('; ');
  }
  const { clusters, page } = question.search;
  const total = `${rows[0]?.['total'] ?? 0} homes: `;
  if (clusters)
    return total + rows.map(({ cell, homes, one }) => `${cell}:${homes}:${one}`).join(' ');
  return page ? total + rows.map(({ one }) => one).join(' ') : total;
}

/** The place where two answers begin to differ, with a little context. */
function difference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((character, place) => character !== theirs[place]);
  const from = Math.max(0, (at < 0 ? ours.length : at) - 40);
  return `  index: ${ours.slice(from, from + 120)}\n  other: ${theirs.slice(from, from + 120)}`;
}

/**
 * Asks an anchor every question of a class once and compares its answers with the expected ones: the number
 * of homes, each cell and each home of the page. Returns a text for every difference.
 */
export async function disagreements(
  { name, questions }: QuestionClass,
  anchor: Anchor,
  expected: readonly (string | undefined)[],
): Promise<string[]> {
  const differences: string[] = [];
  for (const [number, question] of questions.entries()) {
    const theirs = answerText(question, await anchor.ask(question));
    const ours = expected[number];
    if (ours === undefined || ours === theirs) continue;
    const questionText = JSON.stringify(question);
    differences.push(
      `${anchor.name} differs in ${name}, question ${number}: ${questionText}\n${difference(ours, theirs)}`,
    );
  }
  return differences;
}
