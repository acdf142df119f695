import { type Event, newEvent } from '../table/event.ts';

/** Stands for the id of a colleague when access was given on the command line. */
export const commandLine = 'command-line';

/**
 * Announces in a colleague's item that somebody gave them access. Later writes of the item remove the event, so that it
 * is not announced again.
 *
 * @param by id of who gave it; undefined for the command line
 * @param id distinguishes it from other links or codes
 */
export const accessEvent = (kind: 'link' | 'reset' | 'code', by: string | undefined, id: string): Event => ({
  ...newEvent(`access.${kind}-given`, by ?? commandLine, kind),
  id: `${id}-${kind}`,
});
