import type { RefusalDetails } from '#shared/problems/problems.ts';

/** The sentence of a refusal, by its reason and details. Undefined where the server's sentence is shown. */
export const reasonsCopy = {
  sentence: (_reason: string, _details: RefusalDetails): string | undefined => undefined,
};
