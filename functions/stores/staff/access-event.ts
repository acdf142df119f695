import { type Event, newEvent } from '../table/event.ts';

/** Takes the place of a colleague's id when access was given on the command line. */
export const commandLine = 'command-line';

/**
 * The event of new access, stored in the colleague's item. Later writes of the item remove the event, so that it is
 * not published again.
 *
 * @param by id of the manager who gave the access; undefined for the command line
 * @param id the id of the link or code, which distinguishes the event from others
 */
export const accessEvent = (kind: 'link' | 'reset' | 'code', by: string | undefined, id: string): Event => ({
  ...newEvent(`access.${kind}-given`, by ?? commandLine, kind),
  id: `${id}-${kind}`,
});
