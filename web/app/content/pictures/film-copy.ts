/** Labels of the film's button. */
export const filmCopy = { pause: 'Pause the film', play: 'Play the film' } as const;
