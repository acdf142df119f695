/** The button on a film; it names what pressing it does. */
export const filmCopy = { pause: 'Pause the film', play: 'Play the film' } as const;
