import type { RefusalDetails } from '#shared/problems/problems.ts';

/** A refusal by the name of its sentence, with its values; undefined where the server's sentence is shown. */
export const reasonsCopy = {
  sentence: (_reason: string, _details: RefusalDetails): string | undefined => undefined,
};
