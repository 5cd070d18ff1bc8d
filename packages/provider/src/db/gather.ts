interface Gathering<Question> {
  /** Which of those that wait are asked next, all by default; none only while others are under way. */
  choose?: (waiting: readonly Question[]) => readonly Question[];
  /** How many times it asks at the same moment. */
  atOnce?: number;
}

/**
 * Answers single questions by asking for many at once: those that come while answers are under way are asked together
 * when one of them is there. Nobody is answered by a question that was sent before theirs.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { choose = (waiting) => waiting, atOnce = 1 }: Gathering<Question> = {},
): (question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let asking = 0;

  function takeNext(): Waiting[] {
    const chosen = new Set(choose(waiting.map(({ question }) => question)));
    const next = waiting.filter(({ question }) => chosen.has(question));
    waiting = waiting.filter(({ question }) => !chosen.has(question));
    return next;
  }

  async function askAll(): Promise<void> {
    asking += 1;
    while (waiting.length > 0) {
      const asked = takeNext();
      if (asked.length === 0) break;
      try {
        const answers = await ask(asked.map(({ question }) => question));
        for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    asking -= 1;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (asking < atOnce) void askAll();
    });
}
