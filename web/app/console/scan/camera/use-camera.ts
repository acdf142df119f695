import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * `refused`: the person or the browser does not allow the camera. `missing`: there is no camera, or another page uses
 * it.
 */
export type CameraStatus = 'opening' | 'on' | 'refused' | 'missing';

export interface Camera {
  readonly status: CameraStatus;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Asks for the camera again. */
  readonly retry: () => void;
  /** Switches the light of the camera; undefined when it has none. */
  readonly light: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
}

const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** `torch` belongs to MediaStream Image Capture, which the DOM types lack. */
type WithTorch<Type> = Type & { torch?: boolean };

/** Opens the camera while the component is mounted. */
export function useCamera(): Camera {
  const [status, setStatus] = useState<CameraStatus>('opening');
  const [attempt, setAttempt] = useState(0);
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isStopped = false;
    setStatus('opening');
    openStream()
      .then(async (opened) => {
        stream = opened;
        if (isStopped) return stop(opened);
        if (video.current !== null) {
          video.current.srcObject = opened;
          await video.current.play();
        }
        setTrack(opened.getVideoTracks()[0]);
        setStatus('on');
      })
      .catch((error: unknown) => {
        if (!isStopped) setStatus(isRefusal(error) ? 'refused' : 'missing');
      });
    return () => {
      isStopped = true;
      setTrack(undefined);
      setLit(false);
      stop(stream);
    };
  }, [attempt]);
  const capabilities: WithTorch<MediaTrackCapabilities> | undefined = track?.getCapabilities?.();
  return {
    status,
    video,
    retry: () => setAttempt((count) => count + 1),
    light: capabilities?.torch
      ? {
          isOn: isLit,
          toggle() {
            const torch: WithTorch<MediaTrackConstraintSet> = { torch: !isLit };
            void track?.applyConstraints({ advanced: [torch] }).then(
              () => setLit(!isLit),
              () => {},
            );
          },
        }
      : undefined,
  };
}

async function openStream(): Promise<MediaStream> {
  // Absent in old browsers and without TLS.
  if (navigator.mediaDevices === undefined) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(constraints);
}

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
