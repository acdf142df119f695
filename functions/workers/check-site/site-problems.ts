/** The expected answer of a path. */
export interface ExpectedAnswer {
  readonly path: string;
  readonly status: number;
  /** The start of the content type. Empty accepts any. */
  readonly type: string;
}

/** No call takes longer: pages give up after ten seconds. */
const timeOutMs = 10_000;

/**
 * Calls each path as a visitor.
 *
 * @returns one sentence for each problem; empty if all answers are as expected
 */
export async function problemsAt(
  url: string,
  answers: readonly ExpectedAnswer[],
): Promise<readonly string[]> {
  const problems = answers.map(async ({ path, status, type }) => {
    try {
      const answer = await fetch(new URL(path, url), {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeOutMs),
      });
      await answer.arrayBuffer();
      if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}.`;
      const contentType = answer.headers.get('content-type') ?? '';
      return contentType.startsWith(type)
        ? []
        : `${path} answers with ${contentType || 'no type'}, not ${type}.`;
    } catch (cause) {
      return `${path} does not answer: ${(cause as Error).message}.`;
    }
  });
  return (await Promise.all(problems)).flat();
}
