import { type Event, newEvent } from '../table/event.ts';

/** Takes the place of a colleague's id when access was given on the command line. */
export const commandLine = 'command-line';

/**
 * The event in a colleague's item that announces new access. Later writes of the item remove the event, so that it is
 * not announced again.
 *
 * @param by id of the manager who gave it; undefined for the command line
 * @param id distinguishes it from other links or codes
 */
export const accessEvent = (kind: 'link' | 'reset' | 'code', by: string | undefined, id: string): Event => ({
  ...newEvent(`access.${kind}-given`, by ?? commandLine, kind),
  id: `${id}-${kind}`,
});
