/** Reads the QR code in the current frame of a video; undefined when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;
